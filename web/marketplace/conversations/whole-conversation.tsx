import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { OpenConversation } from '../../../contract/conversations.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { blocksCopy } from '../../copy/blocks.copy.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { LaterInFront } from '../../ui/dialogs/later-in-front.tsx';
import { Avatar } from '../../ui/display/avatar.tsx';
import { useIsDesktop } from '../../ui/hooks/use-is-wide.ts';
import { part } from '../../ui/lazy/part.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { useSession } from '../accounts/session.ts';
import { useAct } from '../dashboard/use-act.ts';
import { Conversation } from '../messages/conversation.tsx';
import { useStream } from '../messages/use-stream.ts';
import { VisitStrip } from '../visits/visit-strip.tsx';
import { type ConversationsAsked, conversationsAddress } from './conversation-address.ts';
import { conversationsList } from './lists.ts';

type WholeProps = { me: MessageSender; leadId: string; asked: ConversationsAsked };

/** One conversation with what stands above it: with whom, about what, and what else can be done. */
export function WholeConversation({ me, leadId, asked }: WholeProps) {
  const isDesktop = useIsDesktop();
  const { data } = useStream(leadId);
  const isFailureSaid = useListHasFailed(asked) && isDesktop;
  return (
    <section className="flex h-[calc(100dvh-9rem)] min-h-112 min-w-0 flex-col gap-3 lg:h-[calc(100dvh-12rem)] lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-4">
      <div className="flex items-center gap-2">
        {!isDesktop && <Back asked={asked} />}
        {data && <Head me={me} head={data} asked={asked} />}
      </div>
      {data && <VisitStrip leadId={leadId} me={me} name={data.user.name} />}
      <Conversation leadId={leadId} me={me} mayWrite isWhole isFailureSaid={isFailureSaid} />
    </section>
  );
}

/** The list asks; this hears how it went. */
function useListHasFailed(asked: ConversationsAsked): boolean {
  const { api } = useRouterContext();
  return useInfiniteQuery({ ...conversationsList(api, asked), enabled: false }).isError;
}

const Back = ({ asked }: Pick<WholeProps, 'asked'>) => (
  <InnerLink
    href={conversationsAddress({ ...asked, lead: undefined })}
    aria-label={messagesCopy.list.back}
    className="-ml-2 grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-sunken hover:text-ink"
  >
    <ArrowLeft size={20} aria-hidden />
  </InnerLink>
);

type HeadProps = { me: MessageSender; head: OpenConversation; asked: ConversationsAsked };

function Head({ me, head, asked }: HeadProps) {
  return (
    <>
      <Avatar src={head.user.picture} name={head.user.name} isFace={me === 'business'} />
      <div className="grid min-w-0 flex-1">
        <h1 className="truncate leading-snug font-semibold">{head.user.name}</h1>
        <p className="truncate text-sm text-ink-soft">{head.job.title}</p>
      </div>
      <Menu me={me} head={head} asked={asked} />
    </>
  );
}

function Menu({ me, head, asked }: HeadProps) {
  const [isBlocking, setBlocking] = useState(false);
  const close = () => setBlocking(false);
  const archive = useArchive(head.leadId);
  const isOwner = !useSession()?.isImpersonated;
  const items = [
    { label: messagesCopy.onlyJob, href: conversationsAddress({ ...asked, job: head.job.id }) },
    ...(isOwner
      ? [
          {
            label: head.is_archived ? messagesCopy.unarchive : messagesCopy.archive,
            run: () => void archive(!head.is_archived),
          },
        ]
      : []),
    ...(isOwner && !head.block
      ? [{ label: blocksCopy.menu, tone: 'bad' as const, run: () => setBlocking(true) }]
      : []),
  ];
  return (
    <>
      <ActionMenu label={messagesCopy.menu} items={items} />
      {isBlocking && (
        <LaterInFront part={BLOCK} onClose={close}>
          {({ BlockDialog }) => (
            <BlockDialog leadId={head.leadId} name={head.user.name} me={me} onClose={close} />
          )}
        </LaterInFront>
      )}
    </>
  );
}

/** Few block anybody: the question is fetched when it is wanted. */
const BLOCK = part(() => import('../blocks/block-dialog.tsx'));

function useArchive(leadId: string) {
  const archive = useAct({
    name: 'archiveConversation',
    call: (api, is_archived: boolean) =>
      api.archiveConversation({ params: { id: leadId }, body: { is_archived } }),
    reloads: ['messages'],
    done: messagesCopy.archived,
  });
  const back = useAct({
    name: 'unarchiveConversation',
    call: (api, is_archived: boolean) =>
      api.archiveConversation({ params: { id: leadId }, body: { is_archived } }),
    reloads: ['messages'],
    done: messagesCopy.unarchived,
  });
  return (isArchived: boolean) => (isArchived ? archive : back).run(isArchived);
}
