import { Check } from 'lucide-react';
import type { Lead } from '../../../contract/leads.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { Badge } from '../../ui/display/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { ButtonLook } from '../../ui/actions/button-look.ts';
import { Icon } from '../../ui/display/icon.tsx';
import type { LeadActs } from './use-lead-acts.ts';

type InterestProps = { lead: Lead; acts: LeadActs; look: ButtonLook };

/** An admin who acts as the business may mark nothing, and sees whether it has. */
export const Interest = ({ lead, acts, look }: InterestProps) =>
  lead.can.includes('markInterested') ? (
    <Button look={look} onClick={acts.markInterested} isBusy={acts.interested.isWorking}>
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
