import { earlyEndLineCopy as copy } from '../../copy/early-end-line.copy.ts';
import { lastDay } from '../../copy/last-day.ts';

/** A page of the build before has no `earlyEnd`. */
type EarlyEndLineProps = { job: { earlyEnd?: { isMine: boolean; lapsesAt: string } | null } };

/** On the card of a job: that somebody proposed to end it early, and until when it can be answered. */
export function EarlyEndLine({ job: { earlyEnd } }: EarlyEndLineProps) {
  if (!earlyEnd) return null;
  const say = earlyEnd.isMine ? copy.mine : copy.theirs;
  return <p className="font-semibold">{say(lastDay(earlyEnd.lapsesAt))}</p>;
}
