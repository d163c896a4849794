import { parseJson } from '@shinar/core';
import { useEffect } from 'react';
import { Fault } from '../../../base/faults/Fault.tsx';
import { Loading } from '../../../base/faults/Loading.tsx';
import { unpacked } from '../../../base/link/packed.ts';
import { useLoading } from '../../../base/load/load.ts';
import { hashOf } from '../../../base/routes/routes.ts';
import { useMessages } from '../../../base/words/messages.ts';
import { findAnalysis, keepAnalysis } from '../../../kept/analyses.ts';
import { importRecord } from '../../../kept/import-record.ts';
import { screensOf } from '../../../kept/screens-of.ts';
import { keepTable, listTables } from '../../../kept/store.ts';
import { readReview } from './review.ts';

interface SharedPageProps {
  readonly data: string;
  readonly review?: string;
}

/** A game that came in a link: kept on this device once, and shown with its review, if that came along. */
export function SharedPage({ data, review = '' }: SharedPageProps) {
  const m = useMessages();
  const { value: id, error } = useLoading(keepShared, data, review, m.setUp.personName);
  useEffect(() => {
    if (id !== undefined) window.location.replace(hashOf({ page: 'analysis', id, step: undefined }));
  }, [id]);
  return error === undefined ? <Loading /> : <Fault title={m.analysis.badLink} error={error as Error} />;
}

async function keepShared(data: string, review: string, personName: (seat: number) => string): Promise<string> {
  const table = await importRecord(await unpacked(data), (seat) => personName(seat + 1));
  const steps = JSON.stringify(table.steps);
  const { whole } = await listTables();
  const known = whole.find(({ game, steps: other }) => game === table.game && JSON.stringify(other) === steps);
  const { id } = known ?? table;
  if (known === undefined) await keepTable(table);
  if (review !== '' && (await findAnalysis(id, table.steps.length)) === undefined) {
    const { game } = await screensOf(table);
    const analysis = readReview(parseJson(await unpacked(review)), game, table.seats.length, table.steps);
    await keepAnalysis(id, table.steps.length, analysis);
  }
  return id;
}
