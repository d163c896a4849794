import type { NewClub } from '@shinar/protocol';
import { Field } from '../../../wire/forms/Field.tsx';
import { useCompany } from '../../../wire/said/company.ts';

export type ClubWish = NewClub;

const LONGEST_NAME = 40;
const LONGEST_ABOUT = 300;

/** What a club says about itself. */
export function ClubFields({ wish, onChange }: { readonly wish: ClubWish; readonly onChange: (wish: ClubWish) => void }) {
  const { club: words } = useCompany();
  return (
    <>
      <Field label={words.name} value={wish.name} minLength={3} maxLength={LONGEST_NAME} onChange={(name) => onChange({ ...wish, name })} />
      <label className="field">
        {words.about}
        <input value={wish.about} maxLength={LONGEST_ABOUT} onChange={(event) => onChange({ ...wish, about: event.target.value })} />
      </label>
      <label className="check">
        <input type="checkbox" checked={wish.open} onChange={(event) => onChange({ ...wish, open: event.target.checked })} />
        {words.open}
      </label>
      <p className="hint">{words.openHint}</p>
    </>
  );
}
