import { accounts } from './accounts/feature.ts';
import { admin } from './admin/feature.ts';
import { agreements } from './agreements/feature.ts';
import { apart } from './apart.ts';
import { blocks } from './blocks/feature.ts';
import { billing } from './billing/feature.ts';
import { businesses } from './businesses/feature.ts';
import { calendar } from './calendar/feature.ts';
import { catalogue } from './catalogue/feature.ts';
import { closings } from './closings/feature.ts';
import { consents } from './consents/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import { conversations } from './conversations/feature.ts';
import { demand } from './demand/feature.ts';
import { leadsNear } from './leads-near/feature.ts';
import { directory } from './directory/feature.ts';
import { earlyEnds } from './early-ends/feature.ts';
import { engagements } from './engagements/feature.ts';
import { enquiries } from './enquiries/feature.ts';
import { extras } from './extras/feature.ts';
import { files } from './files/feature.ts';
import { jobs } from './jobs/feature.ts';
import { leads } from './leads/feature.ts';
import { notifications } from './notifications/feature.ts';
import { outbox } from './outbox/feature.ts';
import { papers } from './papers/feature.ts';
import { prices } from './prices/feature.ts';
import { privacy } from './privacy/feature.ts';
import { quotes } from './quotes/feature.ts';
import { quoteTemplates } from './quote-templates/feature.ts';
import { records } from './records/feature.ts';
import { reports } from './reports/feature.ts';
import { resultPhotos } from './result-photos/feature.ts';
import { reviews } from './reviews/feature.ts';
import { replyTimes } from './reply-times/feature.ts';
import { reviewReminders } from './review-reminders/feature.ts';
import { revisions } from './revisions/feature.ts';
import { savedReplies } from './saved-replies/feature.ts';
import { snags } from './snags/feature.ts';
import { startingPrices } from './starting-prices/feature.ts';
import { team } from './team/feature.ts';
import { visits } from './visits/feature.ts';
import { workingHours } from './working-hours/feature.ts';
import { workPictures } from './work-pictures/feature.ts';

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
  workPictures,
  startingPrices,
  workingHours,
  businesses,
  billing,
  team,
  engagements,
  resultPhotos,
  jobs,
  leads,
  quotes,
  quoteTemplates,
  agreements,
  replyTimes,
  reports,
  blocks,
  savedReplies,
  reviews,
  prices,
  demand,
  leadsNear,
  directory,
  notifications,
  conversations,
  visits,
  extras,
  snags,
  reviewReminders,
  papers,
  earlyEnds,
  calendar,
  revisions,
  closings,
  dashboard,
  enquiries,
  privacy,
  admin,
]);
