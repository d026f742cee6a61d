import type { ComponentType } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { ConversationLater } from '../../marketplace/messages/conversation-later.tsx';
import { Messages } from '../../marketplace/messages/messages.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import { ActsInCard, type ActsProps, SendInCard } from './acts-in-card.tsx';
import { AnswerOptions } from './answer-options.tsx';
import { useAnswer } from './use-answer.ts';
import { useLeadActs } from './use-lead-acts.ts';

/** An inbox is read more often than answered. */
const QUOTE_FIELDS = part(() => import('./quote-fields.tsx'));

type LeadAnswerProps = { lead: Lead; Acts: ComponentType<ActsProps> | undefined };

/** What can be answered to a lead: in its card on a desk, at the thumb on the page of a phone. */
export function LeadAnswer({ lead, Acts }: LeadAnswerProps) {
  const answer = useAnswer(lead);
  const acts = useLeadActs(lead);
  const { option } = answer.draft;
  return (
    <>
      {Acts ? (
        <AnswerOptions lead={lead} option={option} onChange={answer.chooseOption} />
      ) : (
        <ActsInCard lead={lead} acts={acts} answer={answer} />
      )}
      {option === 'quote' && (
        <Later part={QUOTE_FIELDS} pending={<Skeleton lines={1} />}>
          {({ QuoteFields }) => <QuoteFields answer={answer} />}
        </Later>
      )}
      {option === 'info' ? (
        <ConversationLater leadId={lead.id} me="business" mayWrite={lead.can.includes('sendMessage')} />
      ) : (
        // Where one may write, the option above opens the same conversation.
        lead.messagesCount > 0 &&
        !lead.can.includes('sendMessage') && (
          <Messages leadId={lead.id} count={lead.messagesCount} me="business" mayWrite={false} />
        )
      )}
      <FailureSaid failure={answer.quote.failure} />
      <FailureSaid failure={acts.interested.failure} onTryAgain={acts.markInterested} />
      <FailureSaid failure={acts.dismissal.failure} onTryAgain={() => void acts.dismiss()} />
      {Acts ? <Acts lead={lead} acts={acts} answer={answer} /> : <SendInCard answer={answer} />}
    </>
  );
}
