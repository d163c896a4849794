/** The sentences of Marsh, built from the messages of a language. */
import type { Seat } from '@shinar/core';
import type { GameWords } from '@shinar/words';
import { POOL_NAMES } from '../rules/board.ts';
import type { MarshEvent } from '../rules/events.ts';
import type { Marsh } from '../rules/index.ts';
import type { MarshState } from '../rules/state.ts';
import type { MarshMessages } from './en/index.ts';
import { CUT_TOKEN, poolIn, REST_TOKEN } from './tokens.ts';

type Pool = (typeof POOL_NAMES)[number];

export interface MarshWords extends GameWords<Marsh> {
  readonly messages: MarshMessages;
  who(seat: Seat): string;
  /** A pool and what is in it. */
  pool(pool: number, state: MarshState): string;
}

export function marshWords(messages: MarshMessages, names: readonly string[]): MarshWords {
  const who = (seat: Seat): string => names[seat] ?? '';
  const named = (name: string): string => messages.pools[name as Pool];
  const pool = (number: number, { boat, reeds }: MarshState): string => {
    const seat = boat.indexOf(number);
    return messages.pool(named(POOL_NAMES[number]!), reeds[number]!, seat < 0 ? undefined : who(seat));
  };
  return {
    messages,
    who,
    pool,
    prompt: ({ task, facts }) => messages.prompts[task as keyof MarshMessages['prompts']](Number(facts?.actions)),
    token: (token, state) => (token === CUT_TOKEN ? messages.cut : token === REST_TOKEN ? messages.rest : pool(poolIn(token), state)),
    events: (events) => events.map(line),
    refusal: ({ reason }) => messages.refusals[reason as keyof MarshMessages['refusals']],
    source: (source) => messages.sources[source as keyof MarshMessages['sources']],
    reason: (group) => messages.reasons[group as keyof MarshMessages['reasons']],
  };

  function line(event: MarshEvent): string {
    const { events: e, weathers } = messages;
    switch (event.type) {
      case 'boatBerthed':
      case 'reedCut':
        return e[event.type](who(event.seat), named(event.pool));
      case 'boatSailed':
        return e.boatSailed(who(event.seat), named(event.to));
      case 'weatherDrawn':
        return e.weatherDrawn(weathers[event.tile as keyof MarshMessages['weathers']]);
      case 'reedsGrown':
        return e.reedsGrown(event.count);
      case 'rested':
        return e.rested(who(event.seat));
      case 'gameEnded':
        return e.gameEnded;
    }
  }
}
