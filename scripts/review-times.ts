/** How long a review takes on one core: `node scripts/with-node.mjs scripts/review-times.ts`. docs/guide/analysis.md has the results. */
import { Analyst, CAREFUL, createBot, GLANCE, verdictOn } from '@shinar/bots';
import { GAME_IDS } from '@shinar/catalogue';
import { withBots } from '@shinar/catalogue/bots';
import { gameOf } from '@shinar/catalogue/rules';
import { CHANCE, NOBODY, Play, SeededDice } from '@shinar/core';

/** Level 2 makes mistakes, which take the longest to analyse. */
const LEVEL = 2;

for (const id of GAME_IDS) {
  const game = withBots(gameOf(id));
  const players = game.rules.seats[1];
  const play = new Play(game, players);
  const dice = new SeededDice(1);
  const bots = Array.from({ length: players }, (_, seed) => createBot(game, LEVEL, { players, seed }));
  for (let actor = game.rules.actor(play.state); actor !== NOBODY; actor = game.rules.actor(play.state)) {
    if (actor === CHANCE) play.chance(dice);
    else play.move(bots[actor]!.choose(play.state));
  }
  const began = performance.now();
  const seconds = (): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const analyst = new Analyst(game, play.record());
  let verdict: string | undefined;
  for (const _ of analyst.run(GLANCE)) if (analyst.analysis.findings.some(verdictOn)) verdict ??= seconds();
  const glance = seconds();
  for (const _ of analyst.run(CAREFUL));
  console.log(`| ${id} | ${play.steps.length} | ${verdict} | ${glance} | ${seconds()} |`);
}
