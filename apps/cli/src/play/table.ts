/** A person's game against bots: who plays next, what may be taken back, and what is kept on disk. */
import {
  CHANCE,
  type Code,
  commitmentTo,
  draw,
  FairDice,
  type GameRecord,
  MoveList,
  NOBODY,
  type Play,
  replay,
  takeBackFloor,
} from '@shinar/core';
import type { Chooser } from '@shinar/testkit';
import type { TerminalWords } from '@shinar/words';
import { readBot } from '../bots.ts';
import { type Told, tellStep } from '../story/steps.ts';
import type { Voice } from '../words/voice.ts';
import { dropSecret, type Secret, saveRecord } from './files.ts';

/** Bots draw from the same seed as chance, separated by this salt, so that an interrupted game continues as it would have. */
const BOTS = ['bots'];

export class Table {
  readonly file: string;
  readonly voice: Voice;
  readonly words: TerminalWords;
  readonly seat: number;
  play: Play;
  private readonly secret: Secret;
  private readonly bot: Chooser;
  private readonly list = new MoveList();

  constructor(play: Play, voice: Voice, file: string, secret: Secret) {
    this.play = play;
    this.voice = voice;
    this.words = voice.wordsOf(play.game);
    this.file = file;
    this.secret = secret;
    this.seat = secret.seat;
    this.bot = readBot(secret.bot, play.game, play.players);
  }

  get isPersonsTurn(): boolean {
    return this.play.game.rules.actor(this.play.state) === this.seat;
  }

  get commitment(): string {
    return commitmentTo(this.secret.seed);
  }

  get mayTakeBack(): boolean {
    return takeBackFloor(this.play.steps, this.seat) < this.play.steps.length;
  }

  legal(): Code[] {
    this.play.game.rules.legal(this.play.state, this.list);
    return this.list.toArray();
  }

  /** Plays a legal step for the person. */
  choose(codes: readonly Code[]): Told {
    let at = 0;
    return this.step(() => {
      const code = codes[at++];
      if (code === undefined) throw new Error('choose: the moves do not make a whole step');
      return code;
    });
  }

  /** Takes back the last step, which must be the person's. */
  takeBack(): void {
    const { game, steps } = this.play;
    this.play = replay(game, this.record(false), steps.length - 1);
    this.save(false);
  }

  /** Plays one step of a bot or of chance. */
  letOthersPlay(): Told {
    const { rules } = this.play.game;
    const index = this.play.steps.length;
    const actor = rules.actor(this.play.state);
    const dice = new FairDice(this.secret.seed, actor === CHANCE ? [] : BOTS, index);
    return this.step(() => {
      const { state } = this.play;
      rules.legal(state, this.list);
      return actor === CHANCE ? draw(rules, state, this.list, dice) : this.bot(rules, state, this.list, dice);
    });
  }

  /** Reveals the seed, once nothing can be taken back any more. */
  finish(): void {
    if (this.play.game.rules.actor(this.play.state) !== NOBODY) throw new Error('finish: the game is not over');
    this.save(true);
    dropSecret(this.file);
  }

  save(reveal: boolean): void {
    saveRecord(this.file, this.record(reveal));
  }

  record(reveal: boolean): GameRecord {
    const fairness = { commitment: this.commitment, ...(reveal && { seed: this.secret.seed }) };
    return this.play.record(fairness);
  }

  private step(next: () => Code): Told {
    const told = tellStep(this.play, this.words, next);
    this.save(false);
    return told;
  }
}
