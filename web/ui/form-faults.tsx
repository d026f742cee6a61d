import type { Ref } from 'react';
import { formCopy } from '../copy/form.ts';
import type { Faults } from './faults.ts';
import { Refusal } from './notice.tsx';

type FormFaultsProps = { faults: Faults; ref: Ref<HTMLDivElement> };

/** All faults of a form at its top, each a link to its field; a field's id is its name. */
export function FormFaults({ faults, ref }: FormFaultsProps) {
  const found = Object.entries(faults).filter(([, sentence]) => sentence);
  if (found.length === 0) return null;
  return (
    <div ref={ref} tabIndex={-1}>
      <Refusal>
        <p className="font-semibold">{formCopy.faults}</p>
        <ul>
          {found.map(([field, sentence]) => (
            <li key={field}>
              <a
                href={`#${field}`}
                className="flex min-h-11 items-center py-1.5 underline underline-offset-2"
              >
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      </Refusal>
    </div>
  );
}
