import { accounts } from './accounts/feature.ts';
import { admin } from './admin/feature.ts';
import { apart } from './apart.ts';
import { billing } from './billing/feature.ts';
import { businesses } from './businesses/feature.ts';
import { catalogue } from './catalogue/feature.ts';
import { consents } from './consents/feature.ts';
import { directory } from './directory/feature.ts';
import { engagements } from './engagements/feature.ts';
import { enquiries } from './enquiries/feature.ts';
import { files } from './files/feature.ts';
import { jobs } from './jobs/feature.ts';
import { leads } from './leads/feature.ts';
import { notifications } from './notifications/feature.ts';
import { outbox } from './outbox/feature.ts';
import { privacy } from './privacy/feature.ts';
import { quotes } from './quotes/feature.ts';
import { records } from './records/feature.ts';
import { reviews } from './reviews/feature.ts';
import { team } from './team/feature.ts';

/**
 * Every feature, in the order of knowing: a feature may import, through its index.ts, only those before it. The order of
 * imports is enforced from this list.
 */
export const features = apart([
  records,
  outbox,
  consents,
  files,
  accounts,
  catalogue,
  businesses,
  billing,
  team,
  engagements,
  jobs,
  leads,
  quotes,
  reviews,
  directory,
  notifications,
  enquiries,
  privacy,
  admin,
]);
