import type { GameId } from '@shinar/catalogue';
import { type ChangeEvent, useState } from 'react';
import { Ask } from '../../base/dialogs/Ask.tsx';
import { DamagedRow } from '../../base/faults/DamagedRow.tsx';
import { faultText } from '../../base/faults/Fault.tsx';
import { useListed } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { importStudy } from '../../kept/studies/open-study.ts';
import { dropStudy, type KeptStudy, keptStudy, listStudies } from '../../kept/studies/store.ts';

/** The studies on this device. */
export function Studies() {
  const m = useMessages();
  const [studies, changed] = useListed(listStudies);
  const [dropping, setDropping] = useState<KeptStudy>();
  const [fault, setFault] = useState<string>();
  useFromTop();
  useTitle(m.explore.title);
  const onFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    try {
      await importStudy(await file.text(), (seat) => m.setUp.personName(seat + 1));
    } catch (error) {
      setFault(faultText(error as Error, m));
    }
  };
  return (
    <main className="page kept">
      <h1>{m.explore.title}</h1>
      <p>{m.explore.about}</p>
      {studies?.whole.length === 0 && studies.damaged.length === 0 && <p>{m.explore.none}</p>}
      <ul>
        {studies?.whole.map((study) => (
          <li key={study.id}>
            <a className="kept-link" href={hashOf({ page: 'explore', id: study.id, node: 0, step: undefined })}>
              <strong>{study.title}</strong>
              <span>{m.games[study.game as GameId].name}</span>
              <small>{m.explore.steps(study.nodes.length)}</small>
            </a>
            <button type="button" className="quiet" onClick={() => setDropping(study)}>
              {m.explore.drop}
            </button>
          </li>
        ))}
        {studies?.damaged.map((id) => (
          <DamagedRow key={id} kept={keptStudy(id)} question={m.explore.dropAsk} onDropped={changed} />
        ))}
      </ul>
      <div className="card-buttons">
        <label className="button file">
          {m.explore.import}
          <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
        </label>
        <a className="button" href="#/">
          {m.home}
        </a>
      </div>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {m.explore.importFailed} {fault}
        </p>
      )}
      {dropping !== undefined && (
        <Ask
          title={m.explore.drop}
          question={m.explore.dropAsk}
          onYes={() => void dropStudy(dropping.id).then(changed)}
          onClose={() => setDropping(undefined)}
        />
      )}
    </main>
  );
}
