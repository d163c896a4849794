/** What a screen asks of a table, wherever it is kept: on this device, or at a server. */
import type { Code, GameRecord, GameTypes, Seat } from '@shinar/core';
import type { Choice, GameUi, Moment, Picks } from '@shinar/table';
import type { ReactNode } from 'react';
import type { Watched } from '../../base/value.ts';
import type { DeviceGame } from '../../kept/device-game.ts';

/** What the table waits for. `showing`: that what others did has been shown. `person` acts on this device, `other` elsewhere; `go-on` is a person's word that the turn is over: until then it can be taken back. */
export type Awaits = 'showing' | 'person' | 'go-on' | 'other' | 'bot' | 'chance' | 'nothing';

/** Which table it is, and who sits there. */
export type Sitting = Pick<DeviceGame, 'id' | 'game' | 'seats' | 'strict'>;

/** What the screen shows; a new object after every change. */
export interface TableView<G extends GameTypes = GameTypes> {
  readonly sitting: Sitting;
  readonly moments: readonly Moment<G>[];
  readonly awaits: Awaits;
  /** Who acts, or whose confirmation is awaited. */
  readonly seat: Seat | undefined;
  /** The seats of whoever sits at this device. */
  readonly own: readonly Seat[];
  readonly choices: readonly Choice<G>[];
  /** Whether the bots' advice may be asked for. */
  readonly hints?: boolean;
  /** Whether the step is a question, so that nothing on the screen may answer it. */
  readonly quiz?: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What stopped the bots, if anything did. */
  readonly fault: string | undefined;
  /** Who won, if the game was broken off and the rules don't say. */
  readonly winners?: readonly Seat[];
}

export interface Table<G extends GameTypes = GameTypes> {
  readonly ui: GameUi<G>;
  readonly view: Watched<TableView<G>>;
  /** Lets the game go on; also after a fault. */
  open(): void;
  close(): void;
  /** A person's move: a step, or a part of one. */
  play(code: Code): Promise<void>;
  /** The person whose turn it was lets the game go on. */
  goOn(): void;
  undo(): Promise<void>;
  /** Back to the beginning of the turn, by the take-back law. */
  startOver(): Promise<void>;
  redo(): Promise<void>;
  /** Bots stop thinking and play what they have; only where they think here. */
  skipWait?(): void;
  record(): Promise<GameRecord>;
}

/** One of the tabs beside the board. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** What surrounds a table besides the game itself. */
export interface Around {
  /** Where the way out of the table leads; without it, to the start page. */
  readonly home?: { readonly href: string; readonly name: string };
  /** What to point at on the board, besides the bots' hints. */
  readonly spotlight?: readonly Picks[];
  /** The window's title, instead of the game's name. */
  readonly title?: string;
  /** Drawn over the board. */
  readonly over?: ReactNode;
  /** Above the prompt. */
  readonly notice?: ReactNode;
  /** What may come at any moment, where it pushes nothing away that somebody is about to press. */
  readonly news?: ReactNode;
  /** Beside the tabs of the game. */
  readonly tabs?: readonly Tab[];
  /** In the bar, instead of undo, where there is nothing to undo. */
  readonly back?: ReactNode;
  /** In the menu of the bar. */
  readonly menu?: ReactNode;
  /** Instead of a player's name: a link to their page. */
  readonly name?: (seat: Seat) => ReactNode;
  /** Beside the name of a player. */
  readonly seat?: (seat: Seat) => ReactNode;
  /** Under the prompt once the game is over, instead of the link to its analysis; without it, a new game is offered too. */
  readonly ending?: ReactNode;
  /** Whether nothing is asked, so that the notice stands alone. */
  readonly alone?: boolean;
  /** The address of a step; without it, that of a table. */
  readonly address?: (step: number | undefined) => string;
}
