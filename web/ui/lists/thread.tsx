import type { ReactNode } from 'react';

/** What two sides wrote to each other, the oldest first, as it is read. */
export const Thread = ({ children }: { children: ReactNode }) => (
  <ol className="grid grid-cols-1 gap-3">{children}</ol>
);

type BubbleProps = {
  id?: string;
  name?: string;
  time?: ReactNode;
  /** Mine stand on the right. */
  isMine?: boolean;
  /** Such as that it was seen. */
  below?: ReactNode;
  /** What can be done with it, beside it. */
  action?: ReactNode;
  children: ReactNode;
};

/** One message. */
export const Bubble = ({ id, name, time, isMine, below, action, children }: BubbleProps) => (
  <li
    data-item={id}
    data-mine={isMine || undefined}
    className="group grid justify-items-start gap-1 data-mine:justify-items-end"
  >
    <div className="flex w-full items-center group-data-mine:justify-end">
      <div className="max-w-[85%] min-w-0 rounded-card border border-line bg-sunken px-4 py-2.5 group-data-mine:border-tint-line group-data-mine:bg-tint">
        {name && (
          <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
            <span className="font-semibold text-ink">{name}</span>
            {time}
          </p>
        )}
        <div className="wrap-anywhere whitespace-pre-line">{children}</div>
      </div>
      {action}
    </div>
    {below && <p className="px-1 text-sm text-ink-soft">{below}</p>}
  </li>
);

type NoteProps = {
  id?: string;
  /** What follows was written on that day. */
  isDay?: boolean;
  /** What follows is new. */
  isMark?: boolean;
  children: ReactNode;
};

/** A quiet line between messages. */
export const ThreadNote = ({ id, isDay, isMark, children }: NoteProps) => (
  <li
    data-item={id}
    data-day={isDay || undefined}
    data-mark={isMark || undefined}
    className="group flex items-center gap-3 text-center text-sm text-ink-soft data-day:font-semibold data-mark:font-semibold data-mark:text-link"
  >
    <span aria-hidden className="h-px flex-1 bg-line group-data-mark:bg-link" />
    <span className="wrap-anywhere">{children}</span>
    <span aria-hidden className="h-px flex-1 bg-line group-data-mark:bg-link" />
  </li>
);
