import type { VisitKind } from '../../../contract/visit-words.ts';

/** As the browser's own fields hold it: `2026-12-08`, `10:00`. */
export type TypedTime = { day: string; from: string; to: string };

/** The hours that most of them have. */
const HOURS: Record<VisitKind, Pick<TypedTime, 'from' | 'to'>> = {
  look: { from: '09:00', to: '10:00' },
  work: { from: '08:00', to: '16:00' },
};

export const firstTime = (kind: VisitKind): TypedTime => ({ day: '', ...HOURS[kind] });

export const isWhole = ({ day, from, to }: TypedTime): boolean => day !== '' && from !== '' && to !== '';

/** As a clock on the wall shows it: the server knows which instants these are. */
export const onTheWall = ({ day, from, to }: TypedTime) => ({ from: `${day}T${from}`, to: `${day}T${to}` });
