import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { useRouterContext } from '../router-context.ts';
import { SAMPLED_AT } from './samples.gen.ts';

export const HOURS = 60;
export const DAYS = 24 * HOURS;
const MINUTE_MS = 60_000;
const DAY_MS = DAYS * MINUTE_MS;

/** A moment so many minutes before the one that the samples are of. */
export const ago = (minutes: number): string =>
  new Date(Date.parse(SAMPLED_AT) - minutes * MINUTE_MS).toISOString();
export const ahead = (minutes: number): string => ago(-minutes);

/** The samples are of one moment. What stands in the gallery is as long ago as it was then, wherever in it a moment is. */
export function useMoved(): (shown: ReactNode) => ReactNode {
  const by = Date.parse(useRouterContext().site.now) - Date.parse(SAMPLED_AT);
  return (shown) => movedBy(by)(shown) as ReactNode;
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is to come moves by whole days, so that who comes at nine comes at nine. */
function later(text: string, by: number): string {
  const days = Math.ceil(by / DAY_MS) * DAY_MS;
  if (DAY.test(text)) return new Date(Date.parse(text) + days).toISOString().slice(0, 10);
  if (MOMENT.test(text)) return new Date(Date.parse(text) + (text > SAMPLED_AT ? days : by)).toISOString();
  return text;
}

/** What is given, with every moment in it so much later. */
export const movedBy =
  (by: number) =>
  (value: unknown): unknown => {
    if (typeof value === 'string') return later(value, by);
    if (Array.isArray(value)) return value.map(movedBy(by));
    if (isValidElement<Props>(value)) return movedElement(value, by);
    return isPlain(value) ? movedProps(value, by) : value;
  };

type Props = Record<string, unknown>;

/** Its children are handed over one by one: in a list each would need a key. */
function movedElement(element: ReactElement<Props>, by: number): ReactElement {
  const { children, ...props } = element.props;
  const inside = children === undefined ? [] : [children].flat();
  return cloneElement(element, movedProps(props, by), ...(inside.map(movedBy(by)) as ReactNode[]));
}

const movedProps = (props: Props, by: number): Props =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, movedBy(by)(value)]));

const isPlain = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
