import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { AskedService } from '../../../contract/demand.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { type Hit, plain, searchServices } from '../../marketplace/catalogue/service-search.ts';
import { servicesQuery } from '../../marketplace/catalogue/trade-lists.ts';
import { useFailureLogged } from '../../marketplace/dashboard/log-failure.ts';
import { useRouterContext } from '../../router-context.ts';

export type Suggested = Hit<AskedService>;

const SHOWN = 8;
/** No line is the keyboard's. */
const NONE = -1;

const IDS = { list: 'what-list', line: (place: number) => `what-list-${place}` };

type FieldRef = RefObject<HTMLInputElement | null>;

/** What is typed into a field of the page, which services may be meant, and which of them is chosen. */
export function useSuggestions(field: FieldRef) {
  const typing = useTyping(field);
  const { typed, isOpen, setIsOpen, at } = typing;
  const { services, lines } = useFound(typed);
  const [picked, setPicked] = useState<AskedService | null>(null);
  const choose = (service: AskedService) => {
    writeInto(field.current, service.name);
    typing.setTyped(service.name);
    setPicked(service);
    setIsOpen(false);
    focusNext(field.current);
  };
  const isShown = isOpen && lines.length > 0;
  useField(field, {
    onType: typing.openWith,
    onKey: keysOf(typing, { lines, choose }),
    onLeave: () => setIsOpen(false),
  });
  useSaid(field, { list: isShown ? IDS.list : null, line: isShown && at >= 0 ? IDS.line(at) : null });
  const says = saysOf(isOpen && services.length > 0, lines.length);
  return { lines, at, isOpen, chosen: chosenOf(typed, { picked, services }), choose, says, ids: IDS };
}

type Typing = ReturnType<typeof useTyping>;

/** What stands in the field, whether its list is open, and at which of its lines the keyboard is. */
function useTyping(field: FieldRef) {
  const [typed, setTyped] = useState(() => field.current?.value ?? '');
  const [isOpen, setIsOpen] = useState(() => document.activeElement === field.current);
  const [at, setAt] = useState(NONE);
  const openWith = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setAt(NONE);
  };
  return { typed, setTyped, isOpen, setIsOpen, at, setAt, openWith };
}

type Offered = { lines: readonly Suggested[]; choose: (service: AskedService) => void };

const keysOf =
  ({ isOpen, setIsOpen, at, setAt }: Typing, { lines, choose }: Offered) =>
  (event: KeyboardEvent) => {
    const move = (step: number) => {
      // From no line, down leads to the first one and up to the last.
      const from = at === NONE && step < 0 ? 0 : at;
      setIsOpen(true);
      setAt((from + step + lines.length) % Math.max(lines.length, 1));
    };
    const line = isOpen ? lines[at] : undefined;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && line) choose(line.service);
    else if (event.key === 'Escape' && isOpen) setIsOpen(false);
    else return;
    event.preventDefault();
  };

/** The field is the page's own and keeps what stands in it by itself. */
function writeInto(field: HTMLInputElement | null, text: string): void {
  if (field) field.value = text;
}

const saysOf = (isTold: boolean, count: number): string => {
  if (!isTold) return '';
  return count > 0 ? uiCopy.found(count) : uiCopy.nothingFound;
};

/** With nothing typed, what is posted most. */
function useFound(typed: string): { services: AskedService[]; lines: Suggested[] } {
  const { api } = useRouterContext();
  const { data = NO_SERVICES, error } = useQuery(servicesQuery(api));
  useFailureLogged('servicesByDemand', error);
  const sought = useMemo(() => data.map((service) => ({ ...service, about: service.trade.name })), [data]);
  const lines = useMemo(() => {
    if (!plain(typed)) return sought.slice(0, SHOWN).map((service) => ({ service, marks: [] }));
    return searchServices(sought, typed).slice(0, SHOWN);
  }, [sought, typed]);
  return { services: data, lines };
}

const NO_SERVICES: AskedService[] = [];

type Known = { picked: AskedService | null; services: readonly AskedService[] };

/** What was chosen from the list, or the one service that is called exactly as what was typed. */
function chosenOf(typed: string, { picked, services }: Known): AskedService | undefined {
  const words = plain(typed);
  if (!words) return undefined;
  if (picked && plain(picked.name) === words) return picked;
  const [first, ...more] = services.filter(({ name }) => plain(name) === words);
  return more.length === 0 ? first : undefined;
}

/** The next question is the post code; a visitor who has answered it goes on. */
function focusNext(field: HTMLInputElement | null): void {
  const postcode = field?.form?.elements.namedItem('postcode');
  if (!(postcode instanceof HTMLInputElement)) return;
  const next = postcode.value ? field?.form?.querySelector<HTMLElement>('[type=submit]') : postcode;
  next?.focus();
}

type Heard = { onType: (text: string) => void; onKey: (event: KeyboardEvent) => void; onLeave: () => void };

/** The field is not ours to draw: it stood in the page before, and keeps its focus and what was typed. */
function useField(field: FieldRef, heard: Heard): void {
  const onType = useEffectEvent(() => heard.onType(field.current?.value ?? ''));
  const onKey = useEffectEvent((event: KeyboardEvent) => heard.onKey(event));
  const onLeave = useEffectEvent(() => heard.onLeave());
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    for (const type of ['input', 'focus', 'click'])
      field.current?.addEventListener(type, () => onType(), { signal });
    field.current?.addEventListener('keydown', (event) => onKey(event), { signal });
    field.current?.addEventListener('blur', () => onLeave(), { signal });
    return () => end.abort();
  }, [field]);
}

/** What the field says of itself to those who do not see the list. */
function useSaid(field: FieldRef, { list, line }: { list: string | null; line: string | null }): void {
  useEffect(() => {
    const says = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(list !== null),
      'aria-controls': list,
      'aria-activedescendant': line,
    };
    for (const [name, value] of Object.entries(says))
      if (value === null) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, value);
  }, [field, list, line]);
}
