import type { Club } from '@shinar/protocol';
import { useState } from 'react';
import { call } from '../../../base/server/api.ts';
import { Form } from '../../../wire/forms/Form.tsx';
import { useAct } from '../../../wire/forms/use-act.ts';
import { useCompany } from '../../../wire/said/company.ts';
import { Troubled } from '../../../wire/said/Troubled.tsx';
import { ClubFields, type ClubWish } from './ClubFields.tsx';

/** For its owner: what the club says about itself. */
export function ClubSettings({ club, onChange }: { readonly club: Club; readonly onChange: () => Promise<void> }) {
  const { club: words } = useCompany();
  const { id, name, about, open } = club;
  const [wish, setWish] = useState<ClubWish>({ name, about, open });
  const { act, busy, trouble } = useAct();
  const save = async (): Promise<void> => {
    await call('changeClub', { params: { club: id }, body: { ...wish, name: wish.name.trim() } });
    await onChange();
  };
  return (
    <details className="new-deal">
      <summary>{words.settings}</summary>
      <Form onSubmit={() => act(save)}>
        <ClubFields wish={wish} onChange={setWish} />
        <button type="submit" disabled={busy}>
          {words.save}
        </button>
        <Troubled trouble={trouble} />
      </Form>
    </details>
  );
}
