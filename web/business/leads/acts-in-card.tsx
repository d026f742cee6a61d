import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { AnswerOptions } from './answer-options.tsx';
import { Interest } from './interest.tsx';
import { SendQuote } from './send-quote.tsx';
import type { Answer } from './use-answer.ts';
import type { LeadActs } from './use-lead-acts.ts';

export type ActsProps = { lead: Lead; acts: LeadActs; answer: Answer };

/** All that can be answered, in one row of the card beside the list. What is opened stands below. */
export function ActsInCard({ lead, acts, answer }: ActsProps) {
  const { option } = answer.draft;
  return (
    <div className="flex flex-wrap gap-3">
      <Interest lead={lead} acts={acts} look={option === 'quote' ? 'quiet' : 'primary'} />
      <AnswerOptions lead={lead} option={option} onChange={answer.chooseOption} />
      {lead.can.includes('dismiss') && (
        <ConfirmedAct
          words={leadsCopy.remove}
          facts={leadsCopy.toRemove(lead.job.title, lead.user.name)}
          run={acts.dismiss}
          isWorking={acts.dismissal.isWorking}
          failure={acts.dismissal.failure}
        />
      )}
    </div>
  );
}

/** At the end of the card, below the price. */
export const SendInCard = ({ answer }: Pick<ActsProps, 'answer'>) =>
  answer.draft.option === 'quote' && (
    <div className="card-acts">
      <SendQuote answer={answer} />
    </div>
  );
