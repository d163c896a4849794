import { type ChangeEvent, useState } from 'react';
import { faultText } from '../../base/faults/Fault.tsx';
import { useMessages } from '../../base/words/messages.ts';
import { importStudy } from '../../kept/studies/open-study.ts';

/** Opens a study from a file, or tells why it cannot. */
export function ImportStudy() {
  const m = useMessages();
  const [fault, setFault] = useState<string>();
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
    <>
      <label className="button file">
        {m.explore.import}
        <input type="file" accept=".json,application/json" onChange={(event) => void onFile(event)} />
      </label>
      {fault !== undefined && (
        <p role="alert" className="fault">
          {m.explore.importFailed} {fault}
        </p>
      )}
    </>
  );
}
