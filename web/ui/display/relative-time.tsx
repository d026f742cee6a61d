import { uiCopy } from '../../copy/ui.copy.ts';
import {
  agePhrase,
  dayDistance,
  dayPhrase,
  exactMoment,
  relativePhrase,
} from '../../copy/relative-phrase.ts';
import { useNow } from '../hooks/use-now.ts';

type RelativeTimeProps = {
  /** ISO text; null when there is no such moment. */
  at: string | null | undefined;
  /** The server's moment, from the page's context; it ticks on in the browser. */
  now: string;
  /** "2 hours ago, Fri 4 Dec at 18:02" unless told. */
  said?: keyof typeof PHRASES;
};

const PHRASES = {
  away: relativePhrase,
  /** "2 hours ago" alone, where the exact moment stands beside it or one tap away. */
  distance: relativePhrase,
  /** "16 min ago" */
  age: agePhrase,
  /** "Fri 4 Dec" */
  day: dayPhrase,
  /** "tomorrow", "in 4 days" */
  days: dayDistance,
};

/** On paper a moment is told in full: nobody knows when it is read. */
const onPaper = (moment: Date, said: keyof typeof PHRASES): string =>
  said === 'day' || said === 'days' ? dayPhrase(moment.getTime(), 0) : exactMoment(moment);

/** "2 hours ago", and beside it the exact moment, which no finger and no screen reader finds in a tooltip. */
export function RelativeTime({ at, now, said = 'away' }: RelativeTimeProps) {
  const moment = at ? new Date(at) : null;
  if (!moment || Number.isNaN(moment.getTime())) return <span>{uiCopy.noDate}</span>;
  return <Moment moment={moment} now={now} said={said} />;
}

type MomentProps = { moment: Date; now: string; said: keyof typeof PHRASES };

function Moment({ moment, now, said }: MomentProps) {
  const current = useNow(now);
  const phrase = PHRASES[said](moment.getTime(), current);
  const isAlone = said !== 'away';
  return (
    <time dateTime={moment.toISOString()} {...{ [isAlone ? 'title' : 'data-exact']: onPaper(moment, said) }}>
      {isAlone ? phrase : `${phrase}, ${exactMoment(moment, current)}`}
    </time>
  );
}
