import { useMemo } from 'react';
import { useDraft } from '../../dashboard/use-draft.ts';
import type { OwnBusiness } from './own-business.ts';

/** What is typed into the profile, field by field. */
export type Typed = Record<(typeof FIELDS)[number], string>;
/** One trade, or none, and the services chosen in it. */
export type Choice = { workCategories: string[]; services: string[] };

const FIELDS = [
  'name',
  'description',
  'mobile_number',
  'landline',
  'address',
  'website',
  'abn',
  'location',
] as const;
const SEPARATOR = ' ';

/** The profile as it is being changed. It is kept in this tab until it is saved or given up. */
export function useProfileDraft(business: OwnBusiness) {
  const saved = useMemo(() => savedIn(business), [business]);
  const { draft, change, clear } = useDraft('business-profile', saved);
  const { trade, services, ...typed } = draft;
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
      choice: ({ workCategories, services: ids }: Choice) =>
        change({ trade: workCategories[0] ?? '', services: ids.join(SEPARATOR) }),
    },
  };
}

function savedIn(business: OwnBusiness): Record<keyof Typed | 'trade' | 'services', string> {
  const typed = Object.fromEntries(FIELDS.map((field) => [field, business[field] ?? ''])) as Typed;
  const services = business.services.map(({ id }) => id).join(SEPARATOR);
  return { ...typed, trade: business.workCategories[0] ?? '', services };
}
