import type { Line } from '@shinar/protocol';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { saidAt } from '../../../wire/said/times.ts';

interface LinesProps {
  readonly lines: readonly Line[];
  readonly person: string | undefined;
  /** What one may do about a line. */
  readonly acts?: (line: Line) => ReactNode;
}

/** Below this part of the screen, the input field may cover things. */
const BEHIND_FIELD = '0px 0px -64px 0px';

/** The latest is in view, also on the page, as soon as somebody turns to the talk; unless they have scrolled back to read, or away, and say nothing. */
export function Lines({ lines, person, acts }: LinesProps) {
  const { chat: m } = useMessages().online;
  const box = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  // A page that is loaded anew with this tab open stays at the board.
  const looksOn = useRef<boolean | undefined>(navigator.userActivation?.isActive);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every new line
  useLayoutEffect(() => {
    // Whoever says something turns to the talk, wherever they were reading.
    const says = lines.at(-1)?.person?.id === person && navigator.userActivation?.hasBeenActive;
    if (!box.current || !(follows.current || says)) return;
    box.current.scrollTop = box.current.scrollHeight;
    if (looksOn.current || says) end.current?.scrollIntoView({ block: 'nearest' });
  }, [lines]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        looksOn.current = seen?.isIntersecting;
      },
      { rootMargin: BEHIND_FIELD },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <section
        ref={box}
        className="chat-lines"
        aria-label={m.lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        onScroll={({ currentTarget }) => (follows.current = isAtEnd(currentTarget))}
      >
        <ol aria-live="polite">
          {lines.map((line) => (
            <Said key={line.id} line={line} mine={line.person?.id === person} acts={acts?.(line)} />
          ))}
        </ol>
      </section>
      <div ref={end} className="chat-end" />
    </>
  );
}

/** Within about a line. */
const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Element): boolean => scrollHeight - scrollTop - clientHeight < 40;

function Said({ line, mine, acts }: { readonly line: Line; readonly mine: boolean; readonly acts: ReactNode }) {
  const { table } = useMessages().online;
  const { language } = useSettings();
  return (
    <li data-mine={mine}>
      <b>{line.person === null ? table.gone : <PersonLink person={line.person} />}</b> {line.text}{' '}
      <time dateTime={new Date(line.at).toISOString()}>{saidAt(line.at, language)}</time> {acts}
    </li>
  );
}
