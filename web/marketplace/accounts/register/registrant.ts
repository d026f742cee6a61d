import type { FieldErrors } from '../../../ui/forms/field-errors.ts';
import { splitName } from '../../../../contract/names.ts';

const text = (data: FormData, name: string) => textOf(data.get(name));
const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

const readRegistrant = (data: FormData) => ({
  fullNames: text(data, 'fullNames'),
  email: text(data, 'email'),
  mobile_number: text(data, 'mobile_number'),
  password: text(data, 'password'),
  passwordConfirmation: text(data, 'passwordConfirmation'),
  terms: data.has('terms'),
});

export const readCustomer = (form: HTMLFormElement) => readRegistrant(new FormData(form));

/** The address is not theirs to say. */
export function readMember(form: HTMLFormElement) {
  const { email: _given, ...values } = readCustomer(form);
  return values;
}

/** As it goes over the wire. */
export const asSent = <Values extends { fullNames: string }>({ fullNames: name, ...rest }: Values) => ({
  ...rest,
  ...splitName(name),
});

/** What the server says of a name belongs to the one field that asks for it. */
export function inFields({ first_name, last_name, name, ...fieldErrors }: FieldErrors): FieldErrors {
  const fullName = first_name ?? last_name ?? name;
  return fullName ? { ...fieldErrors, fullNames: fullName } : fieldErrors;
}
