/** Outgoing messages, each kind only if the settings allow it. */
import type { Language, NoticeKind, PushTarget } from '@shinar/protocol';

export interface Notice {
  readonly kind: NoticeKind | 'test';
  readonly table: string;
  readonly game: string;
  /** Where the table is, and where one click turns the notices off. */
  readonly url: string;
  readonly off: string;
  readonly language: Language;
  /** What it says, in that language. */
  readonly text: string;
}

export interface MailedLink {
  readonly url: string;
  /** Signs in, or confirms the address for the session that asked. */
  readonly kind: 'link' | 'confirm';
  /** The name of the account it is for. */
  readonly name: string;
  readonly language: Language;
}

export interface Senders {
  /** False when the browser has withdrawn its subscription. */
  readonly push?: (target: PushTarget, notice: Notice) => Promise<boolean>;
  readonly mail?: (to: string, notice: Notice) => Promise<void>;
  /** A one-time link by mail. */
  readonly link?: (to: string, link: MailedLink) => Promise<void>;
  readonly webhook?: (url: string, notice: Notice) => Promise<void>;
}

export const hasWays = ({ push, mail, webhook }: Senders): boolean => (push ?? mail ?? webhook) !== undefined;
