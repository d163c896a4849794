import { useState } from 'react';
import { Ask } from '../../base/dialogs/Ask.tsx';
import { DamagedRow } from '../../base/faults/DamagedRow.tsx';
import { useListed } from '../../base/load/load.ts';
import { useFromTop } from '../../base/routes/from-top.ts';
import { useTitle } from '../../base/routes/title.ts';
import { useMessages } from '../../base/words/messages.ts';
import { dropStudy, type KeptStudy, keptStudy, listStudies } from '../../kept/studies/store.ts';
import { ImportStudy } from './ImportStudy.tsx';
import { NewStudy } from './NewStudy.tsx';
import { StudyRow } from './StudyRow.tsx';
import './explore.css';

/** The studies on this device. */
export function Studies() {
  const m = useMessages();
  const [studies, changed] = useListed(listStudies);
  const [dropping, setDropping] = useState<KeptStudy>();
  useFromTop();
  useTitle(m.explore.title);
  return (
    <main className="page kept">
      <h1>{m.explore.title}</h1>
      <p>{m.explore.about}</p>
      {studies?.whole.length === 0 && studies.damaged.length === 0 && <p>{m.explore.none}</p>}
      <ul>
        {studies?.whole.map((study) => (
          <StudyRow key={study.id} study={study} onDrop={() => setDropping(study)} />
        ))}
        {studies?.damaged.map((id) => (
          <DamagedRow key={id} kept={keptStudy(id)} question={m.explore.dropAsk} onDropped={changed} />
        ))}
      </ul>
      <NewStudy />
      <div className="card-buttons">
        <ImportStudy />
        <a className="button" href="#/">
          {m.home}
        </a>
      </div>
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
