import type { GameWords } from '../games/game-ui.ts';
import type { Messages } from '../i18n/en/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import type { Trouble } from './api.ts';

/** Why a request was refused; the rules' own words where a game's are at hand. */
export function troubleText(trouble: Trouble, { online, faults }: Messages, words?: GameWords): string {
  if (trouble.code === 'illegal-step' && words && trouble.clause && trouble.reason) {
    const { clause, reason, facts } = trouble;
    if (!Object.hasOwn(faults, reason)) return words.refusal({ clause, reason, ...(facts && { facts }) });
  }
  return online.failures[trouble.code];
}

export function Troubled({ trouble, words }: { readonly trouble: Trouble | undefined; readonly words?: GameWords }) {
  const m = useMessages();
  return <div role="alert">{trouble !== undefined && <p className="fault">{troubleText(trouble, m, ...(words ? [words] : []))}</p>}</div>;
}
