import type { ComboboxItem } from './combobox-search.ts';
import type { FieldWords } from './field.tsx';

export type ComboboxProps = FieldWords & {
  id?: string;
  name?: string;
  items: readonly ComboboxItem[];
  /** Of the items, those that some words may mean, the likeliest first; left out: those that have every word in them. */
  find?: (items: readonly ComboboxItem[], typed: string) => readonly ComboboxItem[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
};
