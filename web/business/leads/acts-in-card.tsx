import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import type { Answer } from './use-answer.ts';
import type { LeadActs } from './use-lead-acts.ts';
import { Interest } from './interest.tsx';
import { SendQuote } from './send-quote.tsx';

export type ActsProps = { lead: Lead; acts: LeadActs; answer: Answer };

/** At the end of the card, beside the list. */
export function ActsInCard({ lead, acts, answer }: ActsProps) {
  const isQuoting = answer.draft.option === 'quote';
  return (
    <div className="card-acts">
      {isQuoting && <SendQuote answer={answer} />}
      <Interest lead={lead} acts={acts} look={isQuoting ? 'quiet' : 'primary'} />
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
