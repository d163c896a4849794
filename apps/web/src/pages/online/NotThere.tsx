import type { ErrorCode } from '@shinar/protocol';
import { useTitle } from '../../base/routes/title.ts';
import { type Trouble, troubleOf } from '../../base/server/api.ts';
import { useMessages } from '../../base/words/messages.ts';

/** A link that was cut short or has a full stop after it leads nowhere, as one to what is gone does. */
export const ofLink = (trouble: Trouble, none: ErrorCode): Trouble => (trouble.code === 'bad-request' ? { code: none } : trouble);

/** Null if the link leads nowhere; other failures stay what they are. */
export const ifThere = <T,>(asked: Promise<T>, none: ErrorCode): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (ofLink(troubleOf(error), none).code !== none) throw error;
    return null;
  });

/** In place of what the link should have led to. */
export function NotThere({ none }: { readonly none: ErrorCode }) {
  const title = useMessages().online.failures[none];
  useTitle(title);
  return <h1>{title}</h1>;
}
