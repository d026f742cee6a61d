import { shellCopy } from '../copy/shell.copy.ts';

/** Past the bar, for anybody who goes by keyboard. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only rounded-field bg-surface px-4 py-3 font-semibold text-link focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10"
  >
    {shellCopy.skip}
  </a>
);
