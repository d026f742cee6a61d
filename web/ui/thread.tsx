import { RelativeTime } from './relative-time.tsx';

type ThreadMessage = {
  id: string;
  body: string;
  createdAt: string;
  /** Which side wrote it. */
  sender: string;
  user: { name: string };
};

type ThreadProps = {
  /** The oldest first, as they are read. */
  messages: readonly ThreadMessage[];
  /** The side of the one who looks. */
  me: string;
  now: string;
};

/** What two sides wrote to each other: mine on the right. */
export function Thread({ messages, me, now }: ThreadProps) {
  return (
    <ol className="grid grid-cols-1 gap-3">
      {messages.map((message) => (
        <li key={message.id} data-mine={message.sender === me || undefined} className="group flex">
          <Bubble message={message} now={now} />
        </li>
      ))}
    </ol>
  );
}

function Bubble({ message, now }: { message: ThreadMessage; now: string }) {
  return (
    <div className="max-w-[85%] min-w-0 rounded-card border border-line bg-sunken px-4 py-2.5 group-data-mine:ml-auto group-data-mine:border-tint-line group-data-mine:bg-tint">
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
        <span className="font-semibold text-ink">{message.user.name}</span>
        <RelativeTime at={message.createdAt} now={now} />
      </p>
      <p className="whitespace-pre-line">{message.body}</p>
    </div>
  );
}
