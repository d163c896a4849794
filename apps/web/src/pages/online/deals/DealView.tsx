import type { Deal } from '@shinar/protocol';
import { goTo } from '../../../base/routes/routes.ts';
import { call } from '../../../base/server/api.ts';
import { useSettings } from '../../../base/settings/settings.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { NameForm } from '../../../wire/forms/NameForm.tsx';
import { useCompany } from '../../../wire/said/company.ts';
import { PersonLink } from '../../../wire/said/PersonLink.tsx';
import { levelOf } from '../../../wire/said/seats.ts';
import { dateText } from '../../../wire/said/times.ts';
import { DealResults } from './DealResults.tsx';

/** A deal: what is played, my try at it, and how everybody fared. */
export function DealView({ deal }: { readonly deal: Deal }) {
  const m = useMessages();
  const { deal: words } = useCompany();
  const { language } = useSettings();
  const { id, mine, closed, tries, results } = deal;
  const play = async (): Promise<void> => {
    const table = mine?.table ?? (await call('playDeal', { params: { deal: id } })).id;
    goTo({ page: 'table', id: table, step: undefined });
  };
  const facts = [
    words.bots(deal.players - 1, m.levels[levelOf(deal.level)]),
    closed ? words.over : words.until(dateText(deal.closesAt, language)),
    ...(tries === 0 ? [] : [words.tries(tries)]),
  ];
  return (
    <>
      {deal.by && (
        <p>
          {words.by} <PersonLink person={deal.by} />
        </p>
      )}
      <p className="deal-facts">{facts.join(' · ')}</p>
      {(mine !== null || !closed) && (
        <NameForm label={mine === null ? words.play : mine.over ? words.review : words.resume} onNamed={play} />
      )}
      {results.length > 0 ? (
        <DealResults deal={deal} />
      ) : (
        <p className="hint">{mine?.over || closed || tries === 0 ? words.first : words.hidden}</p>
      )}
      <dl className="fairness">
        <dt>{words.proof}</dt>
        <dd>{deal.commitment}</dd>
        {deal.seed !== null && (
          <>
            <dt>{words.seed}</dt>
            <dd>{deal.seed}</dd>
          </>
        )}
      </dl>
    </>
  );
}
