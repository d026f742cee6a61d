import type { Conversation } from '../../../contract/conversations.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { fileWords } from '../../copy/attachments.copy.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { useIsDrawn } from '../../ui/hooks/use-is-drawn.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { useSession } from '../accounts/session.ts';
import { Ago } from '../live/ago.tsx';
import { waitingDraft } from '../messages/waiting-drafts.ts';

const { list: words } = messagesCopy;

type RowProps = { conversation: Conversation; me: MessageSender; isOpen: boolean; href: string };

/** A conversation in one glance: with whom, about what, the last line, how much is unread. */
export function ConversationRow({ conversation, me, isOpen, href }: RowProps) {
  const { user, job, unread } = conversation;
  return (
    <InnerLink
      href={href}
      isInPlace
      data-row={conversation.leadId}
      aria-current={isOpen || undefined}
      className="flex min-h-22 min-w-0 items-start gap-3 bg-surface p-3 -outline-offset-2 transition-colors duration-150 ease-out hover:bg-sunken aria-[current]:bg-tint"
    >
      <Avatar src={user.picture} name={user.name} isFace={me === 'business'} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <span className="flex-[1_1_5rem] truncate font-semibold">{user.name}</span>
          <span className="text-sm text-ink-soft">
            <Ago at={conversation.last.createdAt} said="distance" />
          </span>
        </span>
        <span className="truncate text-sm text-ink-soft">{job.title}</span>
        <span className="flex min-w-0 items-center justify-between gap-2">
          <span data-unread={unread > 0 || undefined} className="truncate data-unread:font-semibold">
            <LastLine conversation={conversation} me={me} isOpen={isOpen} />
          </span>
          {unread > 0 && <Unread count={unread} />}
        </span>
      </span>
    </InnerLink>
  );
}

/** What was said last, or what waits in this tab to be said. Where the conversation stands beside, so does its draft. */
function LastLine({ conversation: { leadId, last }, me, isOpen }: Omit<RowProps, 'href'>) {
  const userId = useSession()?.user.id ?? '';
  const isDrawn = useIsDrawn();
  const draft = isDrawn || isOpen ? null : waitingDraft(userId, leadId);
  if (draft)
    return (
      <>
        <span className="font-semibold text-link">{words.draft}</span>
        <bdi>{draft.text || (draft.file && fileWords(draft.file))}</bdi>
      </>
    );
  return (
    <>
      {last.sender === me && words.you}
      <bdi>{last.body || (last.attachment && fileWords(last.attachment))}</bdi>
    </>
  );
}

const Unread = ({ count }: { count: number }) => (
  <span className="min-w-6 shrink-0 rounded-full bg-brand px-1.5 text-center text-sm font-semibold text-on-brand tabular-nums forced-colors:border">
    <span aria-hidden>{count > 99 ? '99+' : count}</span>
    <span className="sr-only">{words.unread(count)}</span>
  </span>
);
