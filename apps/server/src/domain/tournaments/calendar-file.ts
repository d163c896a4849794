/** Tournaments as a calendar that other programs read and subscribe to (RFC 5545). */
import type { TournamentLine } from '@shinar/protocol';

/** A line has at most 75 bytes; what is longer goes on in the next one, after a space. */
const LONGEST = 75;

const timeOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const textOf = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');

function folded(line: string): string {
  const lines = [''];
  for (const letter of line) {
    if (Buffer.byteLength(lines.at(-1)! + letter) > LONGEST) lines.push(' ');
    lines[lines.length - 1] += letter;
  }
  return lines.join('\r\n');
}

function eventOf({ id, name, startsAt, endsAt }: TournamentLine, linkTo: (id: string) => string, now: number): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@shinar`,
    `DTSTAMP:${timeOf(now)}`,
    `DTSTART:${timeOf(startsAt)}`,
    ...(endsAt === null ? [] : [`DTEND:${timeOf(endsAt)}`]),
    `SUMMARY:${textOf(name)}`,
    `URL:${linkTo(id)}`,
    'END:VEVENT',
  ];
}

export function calendarFile(list: readonly TournamentLine[], linkTo: (id: string) => string, now: number): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Shinar//Tournaments//EN', 'X-WR-CALNAME:Shinar'];
  const events = list.flatMap((tournament) => eventOf(tournament, linkTo, now));
  return [...head, ...events, 'END:VCALENDAR', ''].map(folded).join('\r\n');
}
