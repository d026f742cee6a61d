import { uiCopy } from '../copy/ui.copy.ts';
import { exactMoment, relativePhrase } from '../copy/relative-phrase.ts';
import { useIsDrawn } from './use-is-drawn.ts';
import { useNow } from './use-now.ts';

type RelativeTimeProps = {
  /** ISO text; null when there is no such moment. */
  at: string | null | undefined;
  /** The server's moment, from the page's context; it ticks on in the browser. */
  now: string;
};

/** "2 hours ago", with the exact moment behind it. */
export function RelativeTime({ at, now }: RelativeTimeProps) {
  const moment = at ? new Date(at) : null;
  if (!moment || Number.isNaN(moment.getTime())) return <span>{uiCopy.noDate}</span>;
  return <Moment moment={moment} now={now} />;
}

function Moment({ moment, now }: { moment: Date; now: string }) {
  const current = useNow(now);
  const isDrawn = useIsDrawn();
  return (
    // The exact time is the reader's own; the server does not know where that is.
    <time dateTime={moment.toISOString()} title={isDrawn ? undefined : exactMoment(moment)}>
      {relativePhrase(moment.getTime(), current)}
    </time>
  );
}
