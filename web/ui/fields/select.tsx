import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL } from './field.tsx';

export type Option = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  /** Stands first and counts as nothing chosen. */
  placeholder?: string | undefined;
};

/** The browser's own list: the best one on a phone. Its label stands around it or is given as `aria-label`. */
export const Select = ({ options, placeholder, className = '', ...select }: SelectProps) => (
  <span className="relative">
    <select className={`${CONTROL} appearance-none pr-10 ${className}`} {...select}>
      {placeholder && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
      size={20}
      aria-hidden
    />
  </span>
);
