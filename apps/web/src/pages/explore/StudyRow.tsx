import type { GameId } from '@shinar/catalogue';
import { hashOf } from '../../base/routes/routes.ts';
import { useSettings } from '../../base/settings/settings.ts';
import { useMessages } from '../../base/words/messages.ts';
import type { KeptStudy } from '../../kept/studies/store.ts';
import { dateText } from '../../wire/said/times.ts';

interface StudyRowProps {
  readonly study: KeptStudy;
  readonly onDrop: () => void;
}

/** One of the studies on this device. */
export function StudyRow({ study, onDrop }: StudyRowProps) {
  const m = useMessages();
  const { language } = useSettings();
  return (
    <li>
      <a className="kept-link" href={hashOf({ page: 'explore', id: study.id, node: 0, step: undefined })}>
        <strong>{study.title}</strong>
        <span>{m.games[study.game as GameId].name}</span>
        <small>{m.explore.steps(study.nodes.length)}</small>
        <small>{dateText(study.touched, language)}</small>
      </a>
      <button type="button" className="quiet" onClick={onDrop}>
        {m.explore.drop}
      </button>
    </li>
  );
}
