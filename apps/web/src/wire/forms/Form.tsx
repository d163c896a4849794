import type { ReactNode } from 'react';

interface FormProps {
  readonly className?: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A form that this page handles itself. */
export function Form({ className, onSubmit, children }: FormProps) {
  return (
    <form
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
