import { looksEmpty } from '../../contract/names.ts';

/** What stands in a field of a form, without the blanks around it; nothing where nobody could see it. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' && !looksEmpty(value) ? value.trim() : '';
}
