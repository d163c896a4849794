import type { GameWords } from '@shinar/table';
import type { Trouble } from '../../base/server/api.ts';
import type { Messages } from '../../base/words/en/index.ts';
import { useMessages } from '../../base/words/messages.ts';

/** Why a request was refused; in the game's own words if they are given. */
export function troubleText(trouble: Trouble, { online, fault, faults }: Messages, words?: GameWords): string {
  if (trouble.code === 'illegal-step' && words && trouble.clause && trouble.reason) {
    const { clause, reason, facts } = trouble;
    if (!Object.hasOwn(faults, reason)) return words.refusal({ clause, reason, ...(facts && { facts }) });
  }
  return online.failures[trouble.code] ?? fault;
}

export function Troubled({ trouble, words }: { readonly trouble: Trouble | undefined; readonly words?: GameWords }) {
  const m = useMessages();
  return <div role="alert">{trouble !== undefined && <p className="fault">{troubleText(trouble, m, ...(words ? [words] : []))}</p>}</div>;
}
