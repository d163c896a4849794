import { useEffect } from 'react';
import { Fault } from '../../base/faults/Fault.tsx';
import { Loading } from '../../base/faults/Loading.tsx';
import { unpacked } from '../../base/link/packed.ts';
import { useLoading } from '../../base/load/load.ts';
import { hashOf } from '../../base/routes/routes.ts';
import { useMessages } from '../../base/words/messages.ts';
import { importStudy } from '../../kept/studies/open-study.ts';

const open = async (data: string, personName: (seat: number) => string): Promise<string> =>
  importStudy(await unpacked(data), (seat) => personName(seat + 1));

/** A study that came in a link: kept on this device, once, and opened. */
export function StudyLinkPage({ data }: { readonly data: string }) {
  const m = useMessages();
  const { value: id, error } = useLoading(open, data, m.setUp.personName);
  useEffect(() => {
    if (id !== undefined) window.location.replace(hashOf({ page: 'explore', id, node: 0, step: undefined }));
  }, [id]);
  return error === undefined ? <Loading /> : <Fault title={m.explore.badLink} error={error as Error} />;
}
