/** How a field hands on what is typed: without blanks around it, as a number, only once it is left, nothing as null. */
export type Modifier = 'trim' | 'number' | 'lazy' | 'nullify';
export type Modified = string | number | null;

/** What is no number stays what was typed. */
export function modified(typed: string, modifiers: readonly Modifier[]): Modified {
  const text = modifiers.includes('trim') ? typed.trim() : typed;
  if (text === '' && modifiers.includes('nullify')) return null;
  if (!modifiers.includes('number') || text.trim() === '') return text;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
