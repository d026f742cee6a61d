import { plainLetters } from '../../../contract/plain-letters.ts';

export type ComboboxItem = { value: string; label: string; group?: string | undefined };

/** Every word typed has to be in the line or in its group's name. */
export function matching(items: readonly ComboboxItem[], typed: string): ComboboxItem[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  return items.filter(({ label, group = '' }) => {
    const line = plainLetters(`${label} ${group}`);
    return words.every((word) => line.includes(word));
  });
}

/** In the order in which the groups first appear; lines without one stand in a group without a name. */
export function inGroups(items: readonly ComboboxItem[]): ComboboxItem[][] {
  const groups = new Map<string, ComboboxItem[]>();
  for (const item of items) {
    const known = groups.get(item.group ?? '');
    if (known) known.push(item);
    else groups.set(item.group ?? '', [item]);
  }
  return [...groups.values()];
}
