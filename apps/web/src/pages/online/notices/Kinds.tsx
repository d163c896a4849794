import type { NoticeKind, NoticeWish } from '@shinar/protocol';
import { useCompany } from '../../../wire/said/company.ts';

interface KindsProps {
  readonly wish: NoticeWish;
  readonly onChange: (unwanted: NoticeKind[]) => void;
}

/** What I want to hear of, each for itself. */
export function Kinds({ wish: { unwanted }, onChange }: KindsProps) {
  const { notices: words } = useCompany();
  return (
    <fieldset className="notice-kinds">
      <legend>{words.about}</legend>
      {(Object.keys(words.kinds) as NoticeKind[]).map((kind) => (
        <label key={kind} className="check">
          <input
            type="checkbox"
            checked={!unwanted.includes(kind)}
            onChange={(event) => onChange(event.target.checked ? unwanted.filter((other) => other !== kind) : [...unwanted, kind])}
          />
          {words.kinds[kind]}
        </label>
      ))}
    </fieldset>
  );
}
