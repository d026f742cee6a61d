import { type ComponentProps, useState } from 'react';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { LeadCard } from './lead-card.tsx';
import { useIsNew } from './lead-row.tsx';

const TELLS_OPENED = part(() => import('./tells-opened.tsx'));

type OpenedLeadProps = Omit<ComponentProps<typeof LeadCard>, 'isNew'> & {
  /** Whether somebody has chosen it, and not the list for them. */
  isOpened: boolean;
};

/** A whole lead. Once it is opened, no list shows it as new; its card does until it is closed, so that nothing moves. */
export function OpenedLead({ isOpened, ...card }: OpenedLeadProps) {
  const isNew = useIsNew(card.lead);
  const [wasNew] = useState(isNew);
  return (
    <>
      <LeadCard {...card} isNew={wasNew} />
      {isNew && isOpened && (
        <LaterQuietly part={TELLS_OPENED}>
          {({ TellsOpened }) => <TellsOpened leadId={card.lead.id} />}
        </LaterQuietly>
      )}
    </>
  );
}
