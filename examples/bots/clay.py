#!/usr/bin/env python3
"""A bot at a server's table, with nothing but Python: `python3 clay.py [TABLE]`. Written after docs/guide/bots-by-api.md."""
import json
import os
import random
import sys
import time
import urllib.request
import uuid

URL = os.environ.get("SHINAR_URL", "http://localhost:8080")


def call(method, path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(URL + path, data, {"Content-Type": "application/json", **headers}, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), answer.headers.get("Set-Cookie", "").split(";")[0]


def new_account():
    """A guest, and an account for the guest's bot."""
    _, cookie = call("POST", "/api/guests", {"name": "Enki"})
    account, _ = call("POST", "/api/me/bots", {"name": "Clay bot"}, Cookie=cookie)
    print(account["name"], "has the token", account["token"])
    return account["token"]


token = os.environ.get("SHINAR_TOKEN") or new_account()


def ask(method, path, body=None):
    return call(method, path, body, Authorization=f"Bearer {token}")[0]


me = ask("GET", "/api/me")["id"]
others = [{"kind": "bot", "level": 1}, {"kind": "bot", "level": 1}]
if len(sys.argv) > 1:
    table = ask("POST", f"/api/tables/{sys.argv[1]}/join", {})
else:
    table = ask("POST", "/api/tables", {"game": "sumeria", "seats": [{"kind": "me"}, *others]})
place = f"/api/tables/{table['id']}"
seat = next(each["seat"] for each in table["seats"] if each["person"] and each["person"]["id"] == me)
print(f"It sits in seat {seat} of {URL}/table/{table['id']}")

while (table := ask("GET", place))["status"] != "over":
    position = ask("GET", f"{place}/position") if table["status"] == "running" else {"seat": None}
    if position["seat"] != seat:
        time.sleep(0.2)
        continue
    step = {"by": seat, **random.choice(position["legal"])}
    ask("POST", f"{place}/steps", {"index": position["index"], "ticket": uuid.uuid4().hex, "step": step})
print(table["result"])
