/** The dialogue between a person and the table, line by line. */
import { storyLines, type Told } from '../story/steps.ts';
import type { Messages } from '../words/en.ts';
import { boardOf, logOf, readStep, refusalOf, refusalText, save, scoreOf, why } from './answers.ts';
import { type Entry, entriesOf, listing, matching, pagesOf } from './menu.ts';
import type { Table } from './table.ts';

export interface Terminal {
  /** The next line; undefined at end of input. */
  ask(): Promise<string | undefined>;
  say(text: string): Promise<void>;
  readonly width: number;
}

export class Talk {
  private readonly table: Table;
  private readonly terminal: Terminal;
  /** Whether the others play on right after the person's step, which then is final. */
  private readonly quick: boolean;
  private goOn = false;
  private page = 0;

  constructor(table: Table, terminal: Terminal, quick: boolean) {
    this.table = table;
    this.terminal = terminal;
    this.quick = quick;
  }

  private get messages(): Messages['play'] {
    return this.table.voice.messages.play;
  }

  /** Whether the game was played to its end; if not, the person left. */
  async run(): Promise<boolean> {
    const { table } = this;
    let heard = true;
    while (heard) {
      if (table.isPersonsTurn) heard = await this.turn();
      else if (table.mayTakeBack && !this.goOn && !this.quick) heard = await this.pause();
      else if (table.play.over) return true;
      else await this.tell(table.letOthersPlay());
    }
    return false;
  }

  /** The person's turn, until a step is played or taken back; false if they leave. */
  private async turn(): Promise<boolean> {
    const { table, terminal } = this;
    const steps = table.play.steps.length;
    await terminal.say(`\n${boardOf(table)}`);
    await this.showMenu(0);
    while (table.play.steps.length === steps) {
      const line = await this.listen();
      if (line === undefined) return false;
      if (line === 'undo') {
        if (await this.undo()) return true;
      } else if (line === '') await this.showMenu(0);
      else if (line === 'more') await this.showMenu((this.page + 1) % pagesOf(this.entries()));
      else if (!(await this.answer(line))) await this.choose(line);
    }
    this.goOn = false;
    return true;
  }

  /** The step is played, but the others have not gone on yet: the last moment to take it back. */
  private async pause(): Promise<boolean> {
    await this.terminal.say(`\n${this.messages.pause}`);
    for (;;) {
      const line = await this.listen();
      if (line === undefined) return false;
      this.goOn = line === '';
      if (this.goOn || (line === 'undo' && (await this.undo()))) return true;
      if (!(await this.answer(line))) await this.terminal.say(this.messages.pauseMore);
    }
  }

  private async listen(): Promise<string | undefined> {
    const line = (await this.terminal.ask())?.trim();
    return line === 'quit' ? undefined : line;
  }

  /** Answers what can be asked at any time; false if the line asks nothing of the kind. */
  private async answer(line: string): Promise<boolean> {
    const { table } = this;
    const [word, rest = ''] = /^(\S+)\s*(.*)$/.exec(line)?.slice(1) ?? [];
    const answers: Readonly<Record<string, () => string>> = {
      board: () => boardOf(table),
      score: () => scoreOf(table),
      log: () => logOf(table),
      help: () => this.messages.help,
      why: () => why(table, rest),
      save: () => save(table, rest),
    };
    if (word === undefined || !Object.hasOwn(answers, word)) return false;
    await this.terminal.say(answers[word]!());
    return true;
  }

  /** Whether there was anything to take back. */
  private async undo(): Promise<boolean> {
    const { table, terminal } = this;
    const may = table.mayTakeBack;
    if (may) table.takeBack();
    await terminal.say(may ? this.messages.takenBack : this.messages.nothingToUndo);
    return may;
  }

  private async choose(line: string): Promise<void> {
    const { table, terminal } = this;
    if (/^[0-9]+$/.test(line)) {
      const entries = this.entries();
      const entry = entries[Number(line) - 1];
      return entry ? this.tell(table.choose([entry.code])) : terminal.say(this.messages.noSuchNumber(line, entries.length));
    }
    const moves = readStep(table, line);
    if (typeof moves !== 'string') {
      const refusal = refusalOf(table, moves);
      if (refusal) return terminal.say(refusalText(table, refusal));
      return this.tell(table.choose(moves.map((move) => table.play.game.rules.encode(move))));
    }
    const found = matching(this.entries(), line);
    await terminal.say(found.length > 0 ? this.listing(found, 0) : `${moves}\n${this.messages.noSuchText}`);
  }

  private entries(): Entry[] {
    return entriesOf(this.table);
  }

  private listing(entries: readonly Entry[], page: number): string {
    return listing(entries, page, this.terminal.width, this.messages.more);
  }

  private async showMenu(page: number): Promise<void> {
    const { words, play, seat } = this.table;
    const prompt = play.game.rules.prompt(play.state);
    this.page = page;
    if (prompt === undefined) throw new Error('showMenu: nothing is asked');
    const asked = `${words.prompt(prompt, [], new Set())} (${prompt.clause})`;
    await this.terminal.say(`\n${this.messages.asked(seat, asked)}\n${this.listing(this.entries(), page)}`);
  }

  private async tell(told: Told): Promise<void> {
    await this.terminal.say(storyLines(told, this.table.voice, true).join('\n'));
  }
}
