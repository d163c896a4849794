#!/usr/bin/env python3
"""Plays any legal step, in any game: a bot for `shinar arena`, written after docs/guide/engines.md."""
import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


def main():
    dice = random.Random(0)
    legal = []
    for line in sys.stdin:
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            say(type="hello", protocol="shinar-engine/1", name="Random in Python", wants=["legal"])
        elif kind == "new":
            dice = random.Random(message["seed"])
            say(type="ready")
        elif kind == "position":
            legal = message["legal"]
        elif kind == "go":
            say(type="best", step=dice.choice(legal))
        elif kind == "quit":
            return


main()
