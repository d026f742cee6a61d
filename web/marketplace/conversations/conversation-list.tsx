import { nextStepsCopy } from '../../copy/next-steps.copy.ts';
import { NextStep } from '../dashboard/next-step.tsx';
import { tabAddress } from '../dashboard/dashboard-tabs.ts';
import { MessagesSquare } from 'lucide-react';
import type { MessageSender } from '../../../contract/words.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { ListOf } from '../../ui/lists/list-of.tsx';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { useList } from '../dashboard/use-list.ts';
import { Steady } from '../live/steady.tsx';
import { type ConversationsAsked, conversationsAddress } from './conversation-address.ts';
import { ConversationRow } from './conversation-row.tsx';
import { conversationsList } from './lists.ts';

const { list: words } = messagesCopy;

type ListProps = { me: MessageSender; asked: ConversationsAsked };

/** The conversations, the one with the newest message first. */
export function ConversationList({ me, asked }: ListProps) {
  const { api } = useRouterContext();
  const list = useList(conversationsList(api, asked));
  return (
    <Steady className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Filters asked={asked} />
      <ListOf
        query={list}
        areRows
        loading={words.loading}
        empty={asked.show ? words.emptyOf[asked.show] : words.empty}
        emptyIcon={<MessagesSquare aria-hidden />}
        emptyAction={<WayOn me={me} asked={asked} />}
        failed={failureSentence(list.error)}
        each={(one) => (
          <ConversationRow
            conversation={one}
            me={me}
            isOpen={one.leadId === asked.lead}
            href={conversationsAddress({ ...asked, lead: one.leadId })}
          />
        )}
      />
    </Steady>
  );
}

/** A list that is narrowed down leads to all of them; without any, one begins from a job or a lead. */
function WayOn({ me, asked }: ListProps) {
  if (asked.show || asked.job)
    return <NextStep href={conversationsAddress({})}>{nextStepsCopy.allConversations}</NextStep>;
  return me === 'customer' ? (
    <NextStep href={tabAddress('jobs')}>{nextStepsCopy.jobs}</NextStep>
  ) : (
    <NextStep href={tabAddress('leads')}>{nextStepsCopy.leads}</NextStep>
  );
}

const FILTERS = [undefined, 'unread', 'archived'] as const;

function Filters({ asked }: Pick<ListProps, 'asked'>) {
  return (
    <nav aria-label={words.filters.label} className="flex flex-wrap gap-2">
      {FILTERS.map((show) => (
        <Choice
          key={show ?? ''}
          href={conversationsAddress({ ...asked, show })}
          isCurrent={show === asked.show}
        >
          {words.filters[show ?? 'all']}
        </Choice>
      ))}
      {asked.job && (
        <Choice href={conversationsAddress({ ...asked, job: undefined })} isCurrent={false}>
          {words.everyJob}
        </Choice>
      )}
    </nav>
  );
}

type ChoiceProps = { href: string; isCurrent: boolean; children: string };

const Choice = ({ href, isCurrent, children }: ChoiceProps) => (
  <InnerLink
    href={href}
    isInPlace
    aria-current={isCurrent ? 'page' : undefined}
    className="inline-flex min-h-11 items-center rounded-full border border-rim px-4 font-semibold text-ink-soft hover:border-edge hover:text-ink aria-[current]:border-link aria-[current]:bg-tint aria-[current]:text-link"
  >
    {children}
  </InnerLink>
);
