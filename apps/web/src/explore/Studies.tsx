import { type ChangeEvent, useEffect, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import { faultText } from '../app/Fault.tsx';
import { useFromTop } from '../app/from-top.ts';
import { hashOf } from '../app/routes.ts';
import { useTitle } from '../app/title.ts';
import type { GameId } from '../games/index.ts';
import { useMessages } from '../i18n/messages.tsx';
import { importStudy } from './open-study.ts';
import { dropStudy, type KeptStudy, listStudies } from './store.ts';

/** The studies on this device. */
export function Studies() {
  const m = useMessages();
  const [studies, setStudies] = useState<readonly KeptStudy[]>();
  const [dropping, setDropping] = useState<KeptStudy>();
  const [fault, setFault] = useState<string>();
  const refresh = (): void => void listStudies().then(setStudies);
  useEffect(refresh, []);
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
      {studies?.length === 0 && <p>{m.explore.none}</p>}
      <ul>
        {studies?.map((study) => (
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
          onYes={() => void dropStudy(dropping.id).then(refresh)}
          onClose={() => setDropping(undefined)}
        />
      )}
    </main>
  );
}
