/** What a game says about its steps holds. */
import { fits, MoveList, optionalIn, Play, requiredIn, SeededDice, type StepBody } from '@shinar/core';
import { describe, expect, test } from 'vitest';
import { games } from '../src/rules.ts';

describe.each(Object.entries(games))('%s', (_, { rules, steps, ...game }) => {
  const faultsOf = ({ do: verb, ...fields }: StepBody): string[] => {
    const form = steps.forms[verb];
    if (form === undefined) return [`no form for ${verb}`];
    const missing = requiredIn(form).filter((field) => !(field in fields));
    const unknown = Object.keys(fields).filter((field) => ![...requiredIn(form), ...optionalIn(form)].includes(field));
    const wrong = Object.entries(fields).filter(([field, value]) => form[field] !== undefined && !fits(value, form[field]));
    return [...missing, ...unknown, ...wrong.map(([field]) => field)].map((field) => `${verb}.${field}`);
  };

  test('steps played at random are as their forms say, and all forms come up or are read', () => {
    const dice = new SeededDice(1);
    const list = new MoveList();
    const seen = new Set<string>();
    for (let k = 0; k < 30; k++) {
      const play = new Play({ rules, steps, ...game }, rules.seats[1]);
      while (!play.over) {
        if (rules.actor(play.state) < 0) play.chance(dice);
        else {
          rules.legal(play.state, list);
          play.move(list.codes[dice.below(list.length)]!);
        }
      }
      for (const { by: _by, ...body } of play.steps) {
        expect(faultsOf(body)).toEqual([]);
        seen.add(body.do);
      }
    }
    expect(Object.keys(steps.forms).filter((verb) => !seen.has(verb))).toEqual([]);
  });
});
