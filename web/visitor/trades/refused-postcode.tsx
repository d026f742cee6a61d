import { FieldError } from '../../ui/fields/field.tsx';
import { FormErrors } from '../../ui/forms/form-errors.tsx';

/** Above the field of a search: what is wrong with its post code. */
export const Summary = ({ refused }: { refused: string | undefined }) => (
  <FormErrors ref={takeThere} fieldErrors={{ postcode: refused }} />
);

/** The same below the field. */
export const Fault = ({ refused }: { refused: string }) => (
  <FieldError id="postcode-error">{refused}</FieldError>
);

/** The page has loaded again, so nothing would be read out: who is nowhere yet is taken to what is wrong. */
const takeThere = (summary: HTMLElement | null) => {
  if (document.activeElement === document.body) summary?.focus();
};
