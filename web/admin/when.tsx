import { Ago } from '../marketplace/live/ago.tsx';

/** When something came about, in a column no wider than its words need on three lines. */
export const When = ({ at }: { at: string | null }) => (
  <span className="block min-[72rem]:w-28">
    <Ago at={at} />
  </span>
);
