import type { Seat } from '@shinar/core';
import { type GameUi, type GameWords, gainsOf, Mark, type Moment, measureFirst, type Scene, type SeatLook } from '@shinar/table';
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../base/words/messages.ts';
import { elementAt } from './spots.ts';
import { sumOf } from './summary.ts';
import './stage.css';

interface StageOverProps {
  readonly ui: GameUi;
  readonly words: GameWords;
  readonly seats: readonly SeatLook[];
  readonly moments: readonly Moment[];
  readonly scene: Scene | undefined;
  readonly clock: RefObject<HTMLDivElement | null>;
}

/** Over the board: what happens in words, a banner for what begins or ends, and who got what for what. Nothing under it moves. */
export function StageOver({ ui, words, seats, moments, scene, clock }: StageOverProps) {
  const form = scene?.sums ? 'sum' : scene?.banner ? 'banner' : 'caption';
  const lines = useMemo(
    () => (scene === undefined || form === 'sum' ? [] : linesOf(ui, words, seats, scene)),
    [ui, words, seats, scene, form],
  );
  const look = useMemo(
    () => (scene === undefined || form !== 'caption' ? undefined : seats[whoseIs(ui, words, scene) ?? -1]),
    [ui, words, seats, scene, form],
  );
  const stage = useRef<HTMLDivElement>(null);
  useUncovered(stage, scene);
  return (
    <div ref={stage} className="stage" data-form={scene && form} role="status">
      <div ref={clock} className="stage-clock" />
      {scene !== undefined && (form === 'sum' || lines.length > 0) && (
        <div key={scene.key} className="stage-says" data-colour={look?.colour}>
          {form === 'sum' && <Sum ui={ui} words={words} seats={seats} moments={moments} scene={scene} />}
          {form !== 'sum' && (
            <p>
              {look !== undefined && <Mark look={look} />}
              <span>{lines.join(' · ')}</span>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Captions stand at the lower edge of the board, above what it does not want covered; at the upper edge of the map where they would cover what they tell of. */
function useUncovered(stage: RefObject<HTMLDivElement | null>, scene: Scene | undefined): void {
  useLayoutEffect(() => {
    const over = stage.current;
    const board = over?.parentElement;
    if (scene === undefined || over === null || !board) return;
    return measureFirst(
      () => placeIn(board, over, scene),
      ({ top, bottom, high }) => {
        over.style.top = top;
        over.style.bottom = bottom;
        over.dataset.high = `${high}`;
      },
    );
  }, [stage, scene]);
}

/** Where the stage is to stand in its board. Where a caption would lie low is reckoned: to place and measure it would lay out the page once more. */
function placeIn(board: Element, over: HTMLElement, { told }: Scene) {
  const frame = board.getBoundingClientRect();
  const kept = board.querySelector('[data-uncovered]')?.getBoundingClientRect();
  // Looking back, the step's sentence stands above the board.
  const sentence = board.querySelector('.step-sentence')?.getBoundingClientRect();
  const map = board.querySelector('.pan-zoom')?.getBoundingClientRect();
  const upper = sentence?.bottom ?? frame.top;
  const bottom = kept === undefined ? over.style.bottom : `${frame.bottom - kept.top}px`;
  const lower = frame.bottom - (Number.parseFloat(bottom) || 0);
  const says = over.querySelector<HTMLElement>('.stage-says');
  const low = says && boxBetween(over, says, upper, lower);
  const high = low !== null && told.some((spot) => overlap(elementAt(spot)?.getBoundingClientRect(), low));
  // What a game lays above its map stays in view.
  const top = high && map !== undefined ? Math.max(map.top, sentence?.bottom ?? 0) : sentence?.bottom;
  return { top: top === undefined ? '' : `${top - frame.top}px`, bottom, high };
}

/** What is said, as it would lie if the stage stood between two heights: a caption at its lower edge, everything else in its middle. */
function boxBetween(over: HTMLElement, says: HTMLElement, upper: number, lower: number): DOMRect {
  const { x, y, width, height } = says.getBoundingClientRect();
  const { paddingBottom } = getComputedStyle(over);
  const isLow = over.dataset.form === 'caption';
  const top = isLow ? lower - Number.parseFloat(paddingBottom) - says.offsetHeight : (upper + lower - says.offsetHeight) / 2;
  const now = over.getBoundingClientRect().top + says.offsetTop;
  return new DOMRect(x, y + top - now, width, height);
}

const overlap = (a: DOMRect | undefined, b: DOMRect): boolean =>
  a !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whom a scene is about: the player of the first event told that has one. What befalls all is nobody's, whoever made the step. */
function whoseIs({ game }: GameUi, words: GameWords, { events }: Scene): Seat | undefined {
  const said = words.events(events).join();
  // What is said without an event does not tell of it: some have words only where nothing else has.
  const told =
    events.length === 1 ? events : events.filter((event) => words.events(events.filter((each) => each !== event)).join() !== said);
  return (told.length > 0 ? told : events).map((event) => game.rules.about(event).seats).find((seats) => seats.length === 1)?.[0];
}

/** What a scene did, and whose points it changed, where that was not said with it. */
function linesOf(ui: GameUi, words: GameWords, seats: readonly SeatLook[], { events, before, state }: Scene): string[] {
  const isTold = ({ seat, points }: { readonly seat: Seat; readonly points: number }): boolean =>
    events.some(
      (event) =>
        'points' in event && event.points === points && ui.game.rules.about(event).seats.includes(seat) && words.events([event]).length > 0,
    );
  const gains = gainsOf(ui.game, before, state, seats.length).filter((gain) => !isTold(gain));
  return [
    ...words.events(events),
    ...gains.map(({ seat, source, points }) => `${seats[seat]!.name} ${signed(points)} (${words.source(source)})`),
  ];
}

type SumProps = Pick<StageOverProps, 'ui' | 'words' | 'seats' | 'moments'> & { readonly scene: Scene };

function Sum({ ui, words, seats, moments, scene }: SumProps) {
  const { table } = useMessages();
  const sums = useMemo(() => sumOf(ui, moments, scene, seats.length), [ui, moments, scene, seats.length]);
  return (
    <>
      <p>{words.events(scene.events).join(' · ')}</p>
      <h2>{table.sum}</h2>
      <ul>
        {seats.map((look, seat) => (
          <li key={look.colour}>
            <Mark look={look} />
            <strong>{look.name}</strong>
            <b>{signed(sums.filter((gain) => gain.seat === seat).reduce((sum, { points }) => sum + points, 0))}</b>
            <small>
              {sums
                .filter((gain) => gain.seat === seat)
                .map(({ source, points }) => `${signed(points)} (${words.source(source)})`)
                .join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

export const signed = (points: number): string => (points >= 0 ? `+${points}` : `−${-points}`);
