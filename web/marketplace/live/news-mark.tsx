import { useNewsCount } from './news-count.ts';

/** Beside the way to the dashboard: how much has come. It is said to screen readers where it is counted. */
export function NewsMark() {
  const count = useNewsCount();
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className="ml-2 grid h-6 min-w-6 place-items-center rounded-full border border-rim bg-surface px-1.5 text-sm text-ink tabular-nums"
    >
      {count}
    </span>
  );
}
