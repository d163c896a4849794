import { type Analysis, balanceOf, VERDICTS, type Verdict, verdictOn } from '@shinar/bots';
import type { SeatLook } from '@shinar/table';
import { Sideways } from '../../base/Sideways.tsx';
import { useMessages } from '../../base/words/messages.ts';
import { usePercent, useSignedPercent } from '../../base/words/numbers.ts';
import { SeatHeads } from '../../table/ending/SeatHeads.tsx';
import { accuracyOf } from './marks.ts';

/** What each player lost through choices, and what chance brought. */
export function BalanceTable({ analysis, seats }: { readonly analysis: Analysis; readonly seats: readonly SeatLook[] }) {
  const m = useMessages().analysis;
  const percent = usePercent();
  const signed = useSignedPercent();
  const { lost, luck } = balanceOf(analysis);
  const count = (seat: number, verdict: Verdict): number =>
    analysis.findings.filter((finding) => finding.kind === 'choice' && finding.seat === seat && verdictOn(finding) === verdict).length;
  const accuracy = (seat: number): string => {
    const share = accuracyOf(analysis, seat);
    return share === undefined ? '–' : percent(share);
  };
  const rows: readonly (readonly [string, (seat: number) => string])[] = [
    [m.accuracy, accuracy],
    [m.lost, (seat) => percent(lost[seat]!)],
    [m.lucky, (seat) => signed(luck[seat]!)],
    ...VERDICTS.toReversed().map((verdict) => [m.verdictCounts[verdict], (seat: number) => String(count(seat, verdict))] as const),
  ];
  return (
    <Sideways>
      <table className="scores">
        <SeatHeads seats={seats}>
          <td />
        </SeatHeads>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {seats.map((look, seat) => (
                <td key={look.colour}>{cell(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}
