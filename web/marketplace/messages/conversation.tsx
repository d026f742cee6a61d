import { useInfiniteQuery } from '@tanstack/react-query';
import type { Message } from '../../../contract/leads.ts';
import type { MessageSender } from '../../../contract/words.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Thread } from '../../ui/thread.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useList } from '../dashboard/use-list.ts';
import { Steady } from '../live/steady.tsx';
import { Reply } from './reply.tsx';
import { OnlyOwner } from '../accounts/only-owner.tsx';
import type { ApiClient } from '../../api-client.ts';
import { pagedList } from '../live/lists.ts';

export type ConversationProps = {
  leadId: string;
  /** The side that looks. */
  me: MessageSender;
  mayWrite: boolean;
};

/** What was written about a lead, the latest last, and room for an answer. */
export function Conversation({ leadId, me, mayWrite }: ConversationProps) {
  const { api } = useRouterContext();
  const list = useList(messagesList(api, leadId));
  const { data: hides } = useInfiniteQuery({
    ...messagesList(api, leadId),
    select: ({ pages }) => pages[0]?.hides,
  });
  return (
    <div role="group" aria-label={messagesCopy.heading}>
      <Steady className="grid gap-4">
        <Written list={list} me={me} />
        {mayWrite && (
          <OnlyOwner>
            <Reply leadId={leadId} hides={hides} />
          </OnlyOwner>
        )}
      </Steady>
    </div>
  );
}

type WrittenProps = { list: ReturnType<typeof useList<Message>>; me: string };

function Written({ list, me }: WrittenProps) {
  const { site } = useRouterContext();
  if (list.isPending)
    return (
      <p role="status" className="text-ink-soft">
        {messagesCopy.loading}
      </p>
    );
  return (
    <>
      {list.isError && (
        <Failed onTryAgain={() => void list.refetch()} isBusy={list.isFetching}>
          {failureSentence(list.error)}
        </Failed>
      )}
      <Earlier list={list} />
      {list.data?.length === 0 && <p className="text-ink-soft">{messagesCopy.empty}</p>}
      {list.data && list.data.length > 0 && (
        <div role="log" aria-label={messagesCopy.heading}>
          <Thread messages={list.data.toReversed()} me={me} now={site.now} />
        </div>
      )}
    </>
  );
}

function Earlier({ list }: Pick<WrittenProps, 'list'>) {
  if (!list.hasNextPage) return null;
  return (
    <div className="justify-self-center">
      <Button onClick={() => void list.fetchNextPage()} isBusy={list.isFetchingNextPage}>
        {messagesCopy.earlier}
      </Button>
    </div>
  );
}

/** The conversation about a lead, newest first, as the server pages it. */
const messagesList = (api: ApiClient, leadId: string) =>
  pagedList(['messages', leadId], async (cursor) => {
    const { messages, next, hides } = await api.leadMessages({ params: { id: leadId }, query: { cursor } });
    return { items: messages, next, hides };
  });
