import type { Ref } from 'react';
import { formCopy, SAY_NO_FIELD } from '../../copy/form.copy.ts';
import { Refusal } from '../feedback/notice.tsx';
import type { FieldErrors } from './field-errors.ts';

type FormErrorsProps = { fieldErrors: FieldErrors; ref: Ref<HTMLDivElement> };

/** All errors of a form at its top, each a link to its field, in the order of the fields; a field's id is its name. */
export function FormErrors({ fieldErrors, ref }: FormErrorsProps) {
  const found = Object.entries(fieldErrors).filter(([, sentence]) => sentence);
  if (!import.meta.env.SSR) found.sort(([one], [other]) => placeOf(one) - placeOf(other));
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
                {saidOf(field, sentence ?? '')}
              </a>
            </li>
          ))}
        </ul>
      </Refusal>
    </div>
  );
}

/** Beside its field a sentence need not name it; here several may stand below each other. */
function saidOf(field: string, sentence: string): string {
  if (import.meta.env.SSR || !SAY_NO_FIELD.includes(sentence)) return sentence;
  const label = document.querySelector(`label[for="${CSS.escape(field)}"]`)?.textContent;
  return label ? formCopy.ofField(label, sentence) : sentence;
}

/** They come from the rules, from checks while typing and from the server, each in an order of its own. */
const placeOf = (field: string): number =>
  [...document.querySelectorAll('form [id]')].findIndex(({ id }) => id === field);
