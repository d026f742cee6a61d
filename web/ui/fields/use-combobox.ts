import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { plainLetters } from '../../../contract/plain-letters.ts';
import type { ComboboxProps } from './combobox-props.ts';
import { type ComboboxItem, inGroups, matching } from './combobox-search.ts';

export type ComboboxState = ReturnType<typeof useCombobox>;

/** No line is the keyboard's. */
const NONE = -1;

export function useCombobox(props: ComboboxProps, id: string) {
  const search = useSearch(props);
  const acts = actsOf(search, props);
  const field = useRef<HTMLInputElement>(null);
  const shown = search.typed ?? search.chosen?.label ?? '';
  useTypedBeforeScript(field, { shown, type: acts.type });
  const withFocus = (act: () => void) => () => {
    field.current?.focus();
    act();
  };
  const hasList = search.isOpen && search.lines.length > 0;
  const listId = `${id}-list`;
  const lineId = (place: number) => `${listId}-${place}`;
  return {
    ...search,
    listId,
    lineId,
    choose: acts.choose,
    clear: withFocus(() => acts.type('')),
    toggle: withFocus(acts.toggle),
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      search.setIsOpen(false);
      props.onBlur?.();
    },
    wiring: {
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-activedescendant': hasList && search.at !== NONE ? lineId(search.at) : undefined,
    },
    input: {
      ref: field,
      value: shown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => acts.type(event.target.value),
      onKeyDown: keysOf(search, acts),
      onClick: () => acts.openAt(NONE),
    },
  };
}

type Search = ReturnType<typeof useSearch>;
type Acts = ReturnType<typeof actsOf>;

/** What is typed, which lines match it, and which of them the keyboard is at. */
function useSearch({ items, value, find = matching }: ComboboxProps) {
  /** Null as long as the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(NONE);
  const groups = useMemo(() => inGroups(typed ? find(items, typed) : items), [find, items, typed]);
  const chosen = items.find((item) => item.value === value);
  return { typed, setTyped, isOpen, setIsOpen, at, setAt, groups, lines: groups.flat(), chosen };
}

function actsOf(search: Search, { value, onChange }: ComboboxProps) {
  const { lines, chosen, at, setAt, setIsOpen, setTyped } = search;
  const openAt = (line: number) => {
    setIsOpen(true);
    setAt(line);
  };
  return {
    openAt,
    toggle: () => (search.isOpen ? setIsOpen(false) : openAt(NONE)),
    choose: (item: ComboboxItem) => {
      onChange(item.value);
      setTyped(null);
      setIsOpen(false);
    },
    /** What is chosen no longer counts as soon as the words for it are changed. */
    type: (text: string) => {
      setTyped(text);
      if (value !== null) onChange(null);
      openAt(NONE);
    },
    move: (step: number) => {
      if (!search.isOpen) return openAt(chosen ? lines.indexOf(chosen) : 0);
      // From no line, down leads to the first one and up to the last.
      const from = at === NONE && step < 0 ? 0 : at;
      setAt((from + step + lines.length) % Math.max(lines.length, 1));
    },
  };
}

const keysOf = (search: Search, acts: Acts) => (event: KeyboardEvent) => {
  const line = search.isOpen ? (search.lines[search.at] ?? meant(search)) : undefined;
  if (event.key === 'ArrowDown') acts.move(1);
  else if (event.key === 'ArrowUp') acts.move(-1);
  else if (event.key === 'Enter' && line) acts.choose(line);
  // Several lines match and none was chosen: the first is offered, and another Enter takes it.
  else if (event.key === 'Enter' && isOpenToSeveral(search)) acts.openAt(0);
  else if (event.key === 'Escape' && search.isOpen) search.setIsOpen(false);
  else return;
  event.preventDefault();
};

/** The line that the words typed can only mean: the one of exactly these words, or the only one found. */
function meant({ typed, lines }: Search): ComboboxItem | undefined {
  const words = plainLetters(typed ?? '').trim();
  if (!words) return undefined;
  const same = lines.filter(({ label }) => plainLetters(label) === words);
  if (same.length === 1) return same[0];
  return lines.length === 1 ? lines[0] : undefined;
}

const isOpenToSeveral = ({ isOpen, typed, lines }: Search) =>
  isOpen && Boolean(typed?.trim()) && lines.length > 1;

type Shown = { shown: string; type: (text: string) => void };

/** What somebody typed into the page before its script was there. */
function useTypedBeforeScript(field: RefObject<HTMLInputElement | null>, given: Shown) {
  const first = useRef(given);
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== first.current.shown) first.current.type(early);
  }, [field]);
}
