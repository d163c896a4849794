import type { InputHTMLAttributes } from 'react';

interface FieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'maxLength' | 'minLength'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A required text field. */
export function Field({ label, onChange, ...input }: FieldProps) {
  return (
    <label className="field">
      {label}
      <input required {...input} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
