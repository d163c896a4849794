/** The end of a game as a picture to pass on: who won, everybody's points, and the race. */
import { MARKS, type SeatLook } from '@shinar/table';
import type { Messages } from '../../base/words/en/index.ts';
import type { Sitting } from '../model/table.ts';
import type { Place } from './standing.ts';
import { winnersText } from './winners.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const RACE = { left: 60, top: 330, width: 1080, height: 230 };

/** Hands the picture to the device, or offers it as a file; answers whether it could be drawn. */
export async function sharePicture(
  sitting: Sitting,
  places: readonly Place[],
  points: readonly (readonly number[])[],
  m: Messages,
): Promise<boolean> {
  const blob = await drawn(pictureOf(sitting, places, points, m));
  if (blob === null) return false;
  const file = new File([blob], `shinar-${sitting.game}.png`, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file] }).catch(ignoreWhoChangesTheirMind);
  else offer(file);
  return true;
}

function ignoreWhoChangesTheirMind(error: unknown): void {
  if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
}

function offer(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function drawn(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** A colour of the present theme, written out: a picture on its own has no styles of the page. */
const colour = (name: string): string => {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name === 'lapis' ? 'lapis-seat' : name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

function pictureOf(sitting: Sitting, places: readonly Place[], points: readonly (readonly number[])[], m: Messages): string {
  const { game, seats } = sitting;
  const winners = places.filter(({ won }) => won).map(({ seat }) => seats[seat]!.name);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Georgia, serif" fill="${colour('ink')}">
<rect width="100%" height="100%" fill="${colour('page')}"/><rect width="100%" height="12" fill="${colour('brick')}"/>
${textAt(60, 90, 34, m.games[game].name)}${textAt(60, 160, 60, winnersText(winners, m))}
${placesIn(sitting, places)}${raceOf(sitting, points)}
<path d="M60 600H80L70 618ZM82 600H98L90 612ZM100 600H120L110 618Z" fill="${colour('brick')}"/>${textAt(132, 618, 26, 'Shinar')}</svg>`;
}

const textAt = (x: number, y: number, size: number, text: string): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="600">${escaped(text)}</text>`;

function placesIn({ seats }: Sitting, places: readonly Place[]): string {
  const column = (WIDTH - 120) / places.length;
  const drawnAt = ({ seat, points }: Place, i: number): string => {
    const look = seats[seat]!;
    const x = 60 + i * column;
    const mark = `<circle r="30" fill="${colour(look.colour)}"/><path d="${MARKS[look.colour]}" transform="scale(1.8)" fill="#fff" fill-rule="evenodd"/>`;
    return `<g transform="translate(${x + 30} 240)">${mark}</g>${textAt(x + 74, 232, 26, look.name)}${textAt(x + 74, 270, 34, `${points}`)}`;
  };
  return places.map(drawnAt).join('');
}

function raceOf({ seats }: Sitting, points: readonly (readonly number[])[]): string {
  const highest = Math.max(4, ...points.flat());
  const lowest = Math.min(0, ...points.flat());
  const wayOf = (seat: number): string[] =>
    points.map((each, step) => {
      const x = RACE.left + (RACE.width * step) / Math.max(1, points.length - 1);
      const y = RACE.top + (RACE.height * (highest - each[seat]!)) / (highest - lowest);
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    });
  const line = (look: SeatLook, seat: number): string =>
    `<polyline points="${wayOf(seat).join(' ')}" fill="none" stroke="${colour(look.colour)}" stroke-width="5" stroke-linejoin="round"/>`;
  return seats.map(line).join('');
}
