import type { TournamentLine } from '@shinar/protocol';
import { useSettings } from '../../../base/settings/settings.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { dateText } from '../../../wire/said/times.ts';

/** How far a tournament has come, in words. */
export function useStage({ status, kind, round, rounds, startsAt, endsAt }: TournamentLine): string {
  const { cup: words } = useCompany();
  const { language } = useSettings();
  if (status === 'open') return words.begins(dateText(startsAt, language));
  if (status === 'over') return words.over;
  if (endsAt !== null) return words.ends(dateText(endsAt, language));
  return kind === 'league' ? words.season(round, rounds) : words.round(round, rounds);
}
