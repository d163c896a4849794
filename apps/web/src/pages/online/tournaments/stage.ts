import type { TournamentLine } from '@shinar/protocol';
import { useSettings } from '../../../base/settings/settings.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { dateText } from '../../../wire/said/times.ts';

/** How far a tournament has come, in words. */
export function useStage({ status, round, rounds, startsAt }: TournamentLine): string {
  const { cup: words } = useCompany();
  const { language } = useSettings();
  if (status === 'open') return words.begins(dateText(startsAt, language));
  return status === 'over' ? words.over : words.round(round, rounds);
}
