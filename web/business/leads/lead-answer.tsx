import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { ConversationLater } from '../../marketplace/messages/conversation-later.tsx';
import { Messages } from '../../marketplace/messages/messages.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icon.tsx';
import { Later } from '../../ui/later.tsx';
import { part } from '../../ui/part.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerOptions } from './answer-options.tsx';
import { SendQuote } from './send-quote.tsx';
import { useAnswer } from './use-answer.ts';
import { useDismissLead, useMarkInterested } from './use-lead-acts.ts';

/** An inbox is read more often than answered. */
const QUOTE_FIELDS = part(() => import('./quote-fields.tsx'));

type LeadAnswerProps = { lead: Lead };

/** What can be answered to a lead. On a phone the buttons stay at the thumb while the card is on the screen. */
export function LeadAnswer({ lead }: LeadAnswerProps) {
  const answer = useAnswer(lead);
  const { option } = answer.draft;
  return (
    <>
      <AnswerOptions lead={lead} option={option} onChange={answer.chooseOption} />
      {option === 'quote' && (
        <Later part={QUOTE_FIELDS} pending={<Skeleton lines={1} />}>
          {({ QuoteFields }) => <QuoteFields answer={answer} />}
        </Later>
      )}
      {option === 'info' ? (
        <ConversationLater leadId={lead.id} me="business" mayWrite={lead.can.includes('sendMessage')} />
      ) : (
        lead.messagesCount > 0 && (
          <Messages leadId={lead.id} count={lead.messagesCount} me="business" mayWrite={false} />
        )
      )}
      <FailureSaid failure={answer.quote.failure} />
      <Actions lead={lead} isWriting={option !== ''}>
        {option === 'quote' && <SendQuote answer={answer} />}
      </Actions>
    </>
  );
}

type ActionsProps = LeadAnswerProps & {
  /** Then the buttons stand below what is written, and cover none of it. */
  isWriting: boolean;
  children: ReactNode;
};

function Actions({ lead, isWriting, children }: ActionsProps) {
  const interested = useMarkInterested();
  const dismiss = useDismissLead();
  const markInterested = () => interested.run(lead.id);
  const remove = () => dismiss.run(lead.id);
  return (
    <>
      <FailureSaid failure={interested.failure} onTryAgain={() => void markInterested()} />
      <FailureSaid failure={dismiss.failure} onTryAgain={() => void remove()} />
      <div
        data-sticky-bar
        data-away={isWriting || undefined}
        className="sticky bottom-0 z-10 -mx-4 -mb-4 flex flex-wrap gap-3 rounded-b-card border-t border-line bg-surface px-4 py-3 *:flex-1 sm:-mx-6 sm:-mb-6 sm:px-6 sm:*:flex-none data-away:static lg:static empty:hidden"
      >
        {children && <div className="grid max-sm:basis-full">{children}</div>}
        <Interest
          lead={lead}
          look={children ? 'quiet' : 'primary'}
          isWorking={interested.isWorking}
          onMark={() => void markInterested()}
        />
        {lead.can.includes('dismiss') && (
          <ConfirmedAct words={leadsCopy.remove} run={remove} isWorking={dismiss.isWorking} />
        )}
      </div>
    </>
  );
}

type InterestProps = LeadAnswerProps & { look: ButtonLook; isWorking: boolean; onMark: () => void };

/** An admin who acts as the business may mark nothing, and sees whether it has. */
const Interest = ({ lead, look, isWorking, onMark }: InterestProps) =>
  lead.can.includes('markInterested') ? (
    <Button look={look} onClick={onMark} isBusy={isWorking}>
      {leadsCopy.interested.button}
    </Button>
  ) : (
    lead.is_interested && (
      // What was tapped says that it is done; a thumb that taps once more must not find the opposite there.
      <span className="self-center">
        <Badge tone="good" icon={<Icon glyph={Check} />}>
          {leadsCopy.interested.button}
        </Badge>
      </span>
    )
  );
