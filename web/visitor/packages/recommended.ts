import type { Demand } from '../../../contract/leads-near.ts';
import type { PackageName } from '../../../contract/words.ts';
import { packagesCopy } from '../../copy/packages.copy.ts';

/** A fifth of the leads: for fewer, waiting a day costs less than the package. */
const MANY = 0.2;

/** Which package suits the jobs of a place, and why; none where too little is known of them. */
export function recommendedFor(demand: Demand | null): { name: PackageName; why: string } | null {
  if (!demand?.leadsAMonth) return null;
  const { leadsAMonth, premiumAMonth } = demand;
  return (premiumAMonth ?? 0) >= MANY * leadsAMonth
    ? { name: 'premium', why: packagesCopy.why.premium(demand) }
    : { name: 'standard', why: packagesCopy.why.standard };
}
