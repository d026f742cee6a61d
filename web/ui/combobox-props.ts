import type { ComboboxItem } from './combobox-search.ts';
import type { FieldWords } from './field.tsx';

export type ComboboxProps = FieldWords & {
  id?: string;
  name?: string;
  items: readonly ComboboxItem[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
};
