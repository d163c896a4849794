import { FileButton } from '../../base/dialogs/FileButton.tsx';
import { useAttempt } from '../../base/faults/use-attempt.ts';
import { useMessages } from '../../base/words/messages.ts';
import { openText } from '../../kept/studies/open-study.ts';

/** Opens a study from a file, or says why it can't. */
export function ImportStudy() {
  const m = useMessages();
  const [fault, attempt] = useAttempt();
  const open = async (file: File): Promise<void> => openText(await file.text(), (seat) => m.setUp.personName(seat + 1));
  return (
    <>
      <FileButton label={m.explore.import} onFile={(file) => void attempt(() => open(file))} />
      {fault !== undefined && (
        <p role="alert" className="fault">
          {m.explore.importFailed} {fault}
        </p>
      )}
    </>
  );
}
