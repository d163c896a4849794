import type { Seat } from '@shinar/core';
import { type GameUi, type GameWords, gainsOf, Mark, type Moment, type Scene, type SeatLook } from '@shinar/table';
import { type RefObject, useLayoutEffect, useRef } from 'react';
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
  const lines = scene === undefined ? [] : linesOf(ui, words, seats, scene);
  const look = scene && seats[whoseIs(ui, words, scene) ?? -1];
  const form = scene?.sums ? 'sum' : scene?.banner ? 'banner' : 'caption';
  const stage = useRef<HTMLDivElement>(null);
  useUncovered(stage, scene);
  return (
    <div ref={stage} className="stage" data-form={scene && form} role="status">
      <div ref={clock} className="stage-clock" />
      {scene !== undefined && (form === 'sum' || lines.length > 0) && (
        <div key={scene.key} className="stage-says" data-colour={form === 'caption' ? look?.colour : undefined}>
          {form === 'sum' && <Sum ui={ui} words={words} seats={seats} moments={moments} scene={scene} />}
          {form !== 'sum' && (
            <p>
              {form === 'caption' && look !== undefined && <Mark look={look} />}
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
    const kept = board.querySelector('[data-uncovered]');
    if (kept !== null) over.style.bottom = `${board.getBoundingClientRect().bottom - kept.getBoundingClientRect().top}px`;
    // Looking back, the step's sentence stands above the board.
    const sentence = board.querySelector('.step-sentence');
    over.style.top = sentence === null ? '' : `${sentence.getBoundingClientRect().bottom - board.getBoundingClientRect().top}px`;
    over.dataset.high = 'false';
    const told = scene.told.map(elementAt);
    const says = over.querySelector('.stage-says');
    const high = says !== null && told.some((each) => each !== null && overlap(each, says));
    over.dataset.high = `${high}`;
    // What a game lays above its map stays in view.
    const map = board.querySelector('.pan-zoom');
    const edge = Math.max(map?.getBoundingClientRect().top ?? 0, sentence?.getBoundingClientRect().bottom ?? 0);
    if (high && map !== null) over.style.top = `${edge - board.getBoundingClientRect().top}px`;
  }, [stage, scene]);
}

function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whom a scene is about: the player of the first event told that has one. What befalls all is nobody's, whoever made the step. */
function whoseIs({ game }: GameUi, words: GameWords, { events }: Scene): Seat | undefined {
  const said = words.events(events).join();
  // What is said without an event does not tell of it: some have words only where nothing else has.
  const told = events.filter((event) => words.events(events.filter((each) => each !== event)).join() !== said);
  return (told.length > 0 ? told : events).map((event) => game.rules.about(event).seats).find((seats) => seats.length === 1)?.[0];
}

/** What a scene did, and whose points it changed, where that was not said with it. */
function linesOf(ui: GameUi, words: GameWords, seats: readonly SeatLook[], { events, before, state }: Scene): string[] {
  const told = events.filter((event) => words.events([event]).length > 0);
  const isTold = ({ seat, points }: { readonly seat: Seat; readonly points: number }): boolean =>
    told.some((event) => 'points' in event && event.points === points && ui.game.rules.about(event).seats.includes(seat));
  const gains = gainsOf(ui.game, before, state, seats.length).filter((gain) => !isTold(gain));
  return [
    ...words.events(events),
    ...gains.map(({ seat, source, points }) => `${seats[seat]!.name} ${signed(points)} (${words.source(source)})`),
  ];
}

type SumProps = Pick<StageOverProps, 'ui' | 'words' | 'seats' | 'moments'> & { readonly scene: Scene };

function Sum({ ui, words, seats, moments, scene }: SumProps) {
  const { table } = useMessages();
  const sums = sumOf(ui, moments, scene, seats.length);
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
