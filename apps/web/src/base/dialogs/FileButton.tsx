interface FileButtonProps {
  readonly label: string;
  readonly title?: string;
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

/** Asks for a file; the same one can be chosen again. */
export function FileButton({ label, title, accept = '.json,application/json', onFile }: FileButtonProps) {
  const choose = (input: HTMLInputElement): void => {
    const [file] = input.files ?? [];
    input.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <label className="button file" title={title}>
      {label}
      <input type="file" accept={accept} onChange={({ target }) => choose(target)} />
    </label>
  );
}
