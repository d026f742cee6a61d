import { useEffect, useState } from 'react';
import type { Hidden } from '../../contract/contact-mask.ts';
import { hidingCopy } from '../copy/hiding.copy.ts';

type HidingSaidProps = {
  /** What is being typed. */
  text: string;
  /** What is hidden where it will be read; without it, all. */
  kinds?: readonly Hidden[];
  say?: (hidden: readonly Hidden[]) => string;
};

/** Says below a field, in a pause of the typing, what of its text others will not read. */
export function HidingSaid({ text, kinds, say = hidingCopy.yours }: HidingSaidProps) {
  const hidden = useHidden(text).filter((one) => !kinds || kinds.includes(one));
  return (
    // It stays in the page, so that what comes into it is read out.
    <p role="status" className="text-sm text-ink-soft empty:sr-only">
      {hidden.length > 0 && say(hidden)}
    </p>
  );
}

/** As long as a field waits after the last key. */
const PAUSE_MS = 300;

/** The rule is the server's own; it comes when somebody types. Without it nothing is said, and the text is hidden all the same. */
function useHidden(text: string): readonly Hidden[] {
  const [hidden, setHidden] = useState<readonly Hidden[]>([]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(() => {
      const judged = text.trim() === '' ? Promise.resolve([]) : judge(text);
      void judged.then((found) => isLatest && setHidden(found));
    }, PAUSE_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text]);
  return hidden;
}

const judge = (text: string): Promise<Hidden[]> =>
  import('../../contract/contact-mask.ts').then(
    ({ hiddenIn }) => hiddenIn(text),
    () => [],
  );
