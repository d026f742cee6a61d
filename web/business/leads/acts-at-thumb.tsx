import { leadPageCopy } from '../../copy/lead-page.copy.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { Call } from '../../marketplace/jobs/call-link.tsx';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { ActsProps } from './acts-in-card.tsx';
import { Interest } from './interest.tsx';
import { SendQuote } from './send-quote.tsx';

/** On the page of a phone: the next step at the thumb, above the bar of the dashboard; what is rare in a menu. */
export function ActsAtThumb({ lead, acts, answer }: ActsProps) {
  const { option } = answer.draft;
  const { name, mobile_number: number } = lead.user;
  return (
    <div
      data-sticky-bar
      data-low
      // Below what is being written, and over none of it.
      data-away={option !== '' || undefined}
      className="sticky bottom-(--tab-bar,0px) z-10 -mx-4 mt-auto -mb-4 flex items-center gap-2 rounded-b-card border-t border-line bg-surface px-4 py-3 *:flex-1 empty:hidden [&_a]:px-2 [&_button]:px-2 [&_button]:whitespace-nowrap data-away:static [@media(height<20rem)]:static sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {option === 'quote' ? (
        <div className="grid">
          <SendQuote answer={answer} />
        </div>
      ) : (
        lead.can.includes('sendQuote') && (
          <Button look="primary" onClick={() => openQuote(answer.chooseOption)}>
            {leadPageCopy.openQuote}
          </Button>
        )
      )}
      {/* In the place of the button that brought it, so that the next step stays where it was. The number itself would take
       the room of the next button. */}
      {number && (
        <Call name={name} number={number}>
          {leadPageCopy.call}
        </Call>
      )}
      {!number && <Interest lead={lead} acts={acts} look="quiet" />}
      {lead.can.includes('dismiss') && <More lead={lead} acts={acts} />}
    </div>
  );
}

/** The form opens above; one goes on typing in it. */
function openQuote(choose: (option: 'quote') => void): void {
  choose('quote');
  setTimeout(() => {
    const cost = document.querySelector<HTMLElement>('article input[name=cost]');
    cost?.focus({ preventScroll: true });
    cost?.scrollIntoView({ block: 'center' });
  }, 100);
}

const More = ({ lead, acts }: Pick<ActsProps, 'lead' | 'acts'>) => (
  <span className="max-w-11">
    <ConfirmedAct
      words={leadsCopy.remove}
      facts={leadsCopy.toRemove(lead.job.title, lead.user.name)}
      run={acts.dismiss}
      isWorking={acts.dismissal.isWorking}
      failure={acts.dismissal.failure}
      trigger={(ask) => (
        <ActionMenu
          label={leadPageCopy.more}
          opensUp
          items={[{ label: leadsCopy.remove.button, tone: 'bad', run: ask }]}
        />
      )}
    />
  </span>
);
