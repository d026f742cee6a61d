import { useMemo } from 'react';
import { PROFILE_WORDS } from '../../../../contract/profile-words.ts';
import { useDraft } from '../../dashboard/use-draft.ts';
import { useCurrentBusiness } from '../../team/own-businesses.ts';
import type { OwnBusiness } from './own-business.ts';

/** What is typed into the profile, field by field. */
export type Typed = Record<(typeof FIELDS)[number], string>;
/** One trade, or none, and the services chosen in it. */
export type Choice = { workCategories: string[]; services: string[] };

const FIELDS = ['name', ...PROFILE_WORDS, 'location'] as const;
const SEPARATOR = ' ';

/** The profile as it is being changed. It is kept in this tab until it is saved or given up, apart for
 * each business that somebody acts for. */
export function useProfileDraft(business: OwnBusiness) {
  const saved = useMemo(() => savedIn(business), [business]);
  const { draft, change, clear } = useDraft(`business-profile:${useCurrentBusiness()?.id}`, saved);
  const { trade, services, left, ...typed } = draft;
  const choice: Choice = {
    workCategories: trade ? [trade] : [],
    services: services.split(SEPARATOR).filter(Boolean),
  };
  return {
    draft: { typed },
    choice,
    clear,
    change: {
      typed: (field: keyof Typed, value: string) => change({ [field]: value }),
      services: (ids: string[]) => change({ services: ids.join(SEPARATOR) }),
      /** Another trade begins without services; one that was left in this edit has those that were ticked in it. */
      trade: (next: string) => {
        const ticked = { ...tickedIn(left), [trade]: services };
        change({ trade: next, services: ticked[next] ?? '', left: JSON.stringify(ticked) });
      },
    },
  };
}

/** What was ticked in each trade that was left. The draft holds texts only. */
function tickedIn(left: string): Record<string, string> {
  const judged: unknown = JSON.parse(left || '{}');
  const entries = typeof judged === 'object' && judged !== null ? Object.entries(judged) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function savedIn(business: OwnBusiness): Record<keyof Typed | 'trade' | 'services' | 'left', string> {
  const typed = Object.fromEntries(FIELDS.map((field) => [field, business[field] ?? ''])) as Typed;
  const services = business.services.map(({ id }) => id).join(SEPARATOR);
  return { ...typed, trade: business.workCategories[0] ?? '', services, left: '' };
}
