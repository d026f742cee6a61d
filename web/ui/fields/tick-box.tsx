import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field.tsx';

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** What one agrees to or chooses; it may hold links. */
  children: ReactNode;
  error?: string | undefined;
};

/** Something to tick, a line that a thumb can hit. */
export function TickBox({ children, error, id, ...input }: TickBoxProps) {
  const errorId = `${id ?? input.name}-error`;
  return (
    <div className="grid gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="mt-0.5 size-5 shrink-0 cursor-pointer accent-brand outline-none"
          {...input}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
