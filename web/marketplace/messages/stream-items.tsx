import { Flag } from 'lucide-react';
import { Fragment, useState } from 'react';
import { declineReasons } from '../../../contract/decline-reasons.ts';
import type { LeadEvent, StreamItem } from '../../../contract/conversations.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { dayWords, eventWords, messagesCopy, timeWords } from '../../copy/messages.copy.ts';
import { forWhat, pounds } from '../../copy/money.ts';
import { reportsCopy } from '../../copy/reports.copy.ts';
import { quoteLifeCopy } from '../../copy/quote-life.copy.ts';
import { exactMoment, ukDay } from '../../copy/relative-phrase.ts';
import { useRouterContext } from '../../router-context.ts';
import { Bubble, Thread, ThreadNote } from '../../ui/lists/thread.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { part } from '../../ui/lazy/part.ts';
import { useSession } from '../accounts/session.ts';
import { MessageFiles } from './attachments/message-files.tsx';
import type { Stream } from './use-stream.ts';

type ItemsProps = { stream: Stream; me: MessageSender };
type Message = Extract<StreamItem, { type: 'message' }>;

/** Few report anything: the form comes when it is wanted. */
const REPORT = part(() => import('./report-dialog.tsx'));

/** Messages and events with the days between them, what was new when it was opened, and what the other side has seen. */
export function StreamItems({ stream, me }: ItemsProps) {
  const { site } = useRouterContext();
  const now = new Date(site.now);
  const { items, opensAt, seenUpTo } = stream;
  const [reported, setReported] = useState<Message | null>(null);
  const mayReport = !useSession()?.isImpersonated;
  const lastSeen = items.findLast(
    (item) =>
      item.type === 'message' && item.sender === me && seenUpTo !== null && item.createdAt <= seenUpTo,
  );
  if (items.length === 0) return <p className="text-ink-soft">{messagesCopy.empty}</p>;
  return (
    <>
      <Thread>
        {items.map((item, place) => (
          <Fragment key={item.id}>
            {item.id === opensAt && <ThreadNote isMark>{messagesCopy.stream.newFromHere}</ThreadNote>}
            <Day item={item} before={items[place - 1]} now={now} />
            <Item
              item={item}
              me={me}
              isSeen={item === lastSeen}
              onReport={mayReport ? setReported : undefined}
            />
          </Fragment>
        ))}
      </Thread>
      <Report message={reported} onClose={() => setReported(null)} />
    </>
  );
}

type DayProps = { item: StreamItem; before: StreamItem | undefined; now: Date };

function Day({ item, before, now }: DayProps) {
  const [day, last] = [new Date(item.createdAt), before && new Date(before.createdAt)];
  if (last && ukDay(last) === ukDay(day)) return null;
  return <ThreadNote isDay>{dayWords(day, now)}</ThreadNote>;
}

type ItemProps = Pick<ItemsProps, 'me'> & {
  item: StreamItem;
  isSeen: boolean;
  onReport: ((message: Message) => void) | undefined;
};

function Item({ item, me, isSeen, onReport }: ItemProps) {
  if (item.type === 'event') return <Event event={item} me={me} />;
  const isMine = item.sender === me;
  return (
    <Bubble
      id={item.id}
      name={item.user.name}
      time={<Time at={item.createdAt} />}
      isMine={isMine}
      below={item.is_reported ? reportsCopy.reported : isSeen && messagesCopy.stream.seen}
      action={onReport && !isMine && !item.is_reported && <ReportButton message={item} onReport={onReport} />}
    >
      {item.body}
      <MessageFiles files={item.attachments} />
    </Bubble>
  );
}

type ReportButtonProps = { message: Message; onReport: (message: Message) => void };

const ReportButton = ({ message, onReport }: ReportButtonProps) => (
  <button
    type="button"
    aria-label={reportsCopy.of(message.user.name, timeWords(new Date(message.createdAt)))}
    onClick={() => onReport(message)}
    className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <Flag size={16} aria-hidden />
  </button>
);

type ReportProps = { message: Message | null; onClose: () => void };

const Report = ({ message, onClose }: ReportProps) => (
  <LaterInFront part={REPORT} isWanted={message !== null} onClose={onClose}>
    {({ ReportDialog }) => message && <ReportDialog key={message.id} message={message} onClose={onClose} />}
  </LaterInFront>
);

function Event({ event, me }: { event: LeadEvent; me: MessageSender }) {
  const now = Date.parse(useRouterContext().site.now);
  const [sum, before] = [sumOf(event), event.before ? sumOf(event.before) : ''];
  const moment = event.startsAt ? exactMoment(new Date(event.startsAt), now) : '';
  return (
    <ThreadNote id={event.id}>
      {eventWords[event.event][me]({ sum, before, moment })}, <Time at={event.createdAt} />
      <Said event={event} />
    </ThreadNote>
  );
}

const sumOf = ({ cost, rate_type }: Pick<LeadEvent, 'cost' | 'rate_type'>): string =>
  cost === null ? '' : [pounds(cost), rate_type && forWhat(rate_type)].filter(Boolean).join(' ');

/** Why a quote was turned down or replaced. An answer of the build before says nothing of it. */
function Said({ event: { reason, words } }: { event: Partial<Pick<LeadEvent, 'reason' | 'words'>> }) {
  return (
    <>
      {reason && <span className="block">{declineReasons[reason]}</span>}
      {words && <span className="block whitespace-pre-line">{quoteLifeCopy.declined.said(words)}</span>}
    </>
  );
}

/** The day stands above, and the exact moment behind it. */
function Time({ at }: { at: string }) {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={exactMoment(moment)}>
      {timeWords(moment)}
    </time>
  );
}
