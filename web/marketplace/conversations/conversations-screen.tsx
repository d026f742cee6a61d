import { MessagesSquare } from 'lucide-react';
import type { MessageSender } from '../../../contract/words.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { messagesCopy } from '../../copy/messages.copy.ts';
import { useIsDesktop } from '../../ui/hooks/use-is-wide.ts';
import { Title } from '../../ui/layout/heading.tsx';
import type { ConversationsAsked } from './conversation-address.ts';
import { ConversationList } from './conversation-list.tsx';
import { WholeConversation } from './whole-conversation.tsx';

type ScreenProps = { me: MessageSender; search: ConversationsAsked };

/** On a desk the list stands left and the conversation right; on a phone each is a page of its own. */
export function ConversationsScreen({ me, search }: ScreenProps) {
  const isDesktop = useIsDesktop();
  const open = search.lead && (
    <WholeConversation key={search.lead} me={me} leadId={search.lead} asked={search} />
  );
  if (!isDesktop) return open || <Listed me={me} search={search} />;
  return (
    <div className="grid grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)] items-start gap-6">
      <Listed me={me} search={search} />
      <div className="sticky top-4 grid">{open || <NothingOpen />}</div>
    </div>
  );
}

const Listed = ({ me, search }: ScreenProps) => (
  <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
    <Title>{dashboardCopy.tabs.messages}</Title>
    <ConversationList me={me} asked={search} />
  </div>
);

const NothingOpen = () => (
  <div className="grid h-[calc(100dvh-12rem)] min-h-80 place-content-center justify-items-center gap-3 rounded-card border border-dashed border-rim p-6 text-center text-ink-soft">
    <MessagesSquare size={28} aria-hidden />
    <p>{messagesCopy.list.choose}</p>
  </div>
);
