import { useId } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly names: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
  /** For choices that need no label. */
  readonly unlabelled?: boolean;
}

/** One of a few named things. */
export function Choice<T extends string>({ label, value, names, onChange, unlabelled = false }: ChoiceProps<T>) {
  const options = Object.entries(names) as [T, string][];
  return (
    <label className="field">
      <span className={unlabelled ? 'for-readers' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(options.find(([option]) => option === event.target.value)?.[0] ?? value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CountsProps {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** One of a few numbers; nothing to choose if there is only one. */
export function Counts({ label, from, to, value, onChange }: CountsProps) {
  const name = useId();
  if (from === to) return null;
  return (
    <fieldset className="counts">
      <legend>{label}</legend>
      {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((count) => (
        <label key={count}>
          <input type="radio" name={name} checked={value === count} onChange={() => onChange(count)} />
          {count}
        </label>
      ))}
    </fieldset>
  );
}
