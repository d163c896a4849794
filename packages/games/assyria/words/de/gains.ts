import { pluralOf } from '@shinar/words';
import type { gains as source } from '../en/gains.ts';

const n = pluralOf('de');
const points = (count: number): string => n(count, { one: '1 Punkt', other: `${count} Punkte` });
const camels = (count: number): string => n(count, { one: '1 Kamel', other: `${count} Kamele` });
const huts = (count: number): string => n(count, { one: '1 Hütte', other: `${count} Hütten` });

export const gains: typeof source = {
  settle: (foods) => `Die Felder ringsum bieten ${foods}.`,
  keep: (hexes) =>
    hexes === 0
      ? 'Kein Feld neben deiner Zikkurat zeigt diese Ware.'
      : n(hexes, {
          one: '1 Feld neben deiner Zikkurat zeigt diese Ware.',
          other: `${hexes} Felder neben deiner Zikkurat zeigen diese Ware.`,
        }),
  wild: 'Versorgt eine beliebige Hütte.',
  symbols: (count) => `Nahrung für ${count > 1 ? 'bis zu ' : ''}${huts(count)}.`,
  before: (others) => `Du bist vor ${others} am Zug.`,
  earliest: 'So weit links wie möglich: Du bist früh am Zug.',
  hut: (score, gain) =>
    `Ist sie versorgt, bringt sie in dieser Runde ${[score > 0 ? points(score) : '', gain > 0 ? camels(gain) : ''].filter((part) => part !== '').join(' und ')}.`,
  unfed: 'Für sie reicht die Nahrung nicht: Sie kommt zurück in deinen Vorrat, bereit für Assur oder die nächste Runde.',
  reach: 'Bringt die Felder dahinter in Reichweite.',
  allFed: 'Alle Hütten werden versorgt.',
  mostFed: (fed, all) => `Versorgt so viele wie möglich: ${fed} von ${huts(all)}.`,
  tile: (turns) =>
    turns === 0
      ? 'Eine Stufe mehr: 1 Punkt am Ende.'
      : `Eine Stufe mehr: 1 Punkt in ${n(turns, { one: 'der letzten Runde', other: `jeder der ${turns} übrigen Runden` })} und 1 am Ende.`,
  free: 'Hält diese Felder für eine Zikkurat frei: Neben einem Brunnen darf keine stehen.',
  saved: (left) => `Hebt ${left} für die nächste Runde auf.`,
  savedForPoints: (left) => `Behält ${left}: Je zwei bringen am Ende 1 Punkt.`,
  spent: 'Es gibt nichts mehr auszugeben.',
  flood: (count) => `Nach jetzigem Stand ${points(count)} mehr beim Hochwasser.`,
  rivalLess: (who, count) => `Nach jetzigem Stand holt ${who} beim Hochwasser ${points(count)} weniger.`,
};
