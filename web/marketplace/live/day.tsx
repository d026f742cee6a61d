import { noonOf } from '../../copy/relative-phrase.ts';
import { Ago } from './ago.tsx';

/** A day of the calendar such as `2027-03-31`, as it is said. */
export const Day = ({ day }: { day: string }) => <Ago at={noonOf(day).toISOString()} said="day" />;
