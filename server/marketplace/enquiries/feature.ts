import { enquiryRoutes } from '../../../contract/enquiries.ts';
import { feature, NIGHTLY } from '../feature.ts';
import { enquiryMails } from './enquiry.mails.ts';
import { enquiryData } from './enquiry.personal-data.ts';
import { ENQUIRY_LIMITS, enquiryHandlers, enquiryLimits } from './enquiry.routes.ts';
import { SWEEP_ENQUIRIES, sweepEnquiries } from './kept-enquiries.ts';

export const enquiries = feature({
  name: 'enquiries',
  calls: {
    routes: enquiryRoutes,
    handlers: ({ market, pool }) => enquiryHandlers({ ...market, limits: enquiryLimits(pool) }),
  },
  duties: { [SWEEP_ENQUIRIES]: { at: NIGHTLY, run: ({ market }) => sweepEnquiries(market) } },
  mails: enquiryMails,
  personalData: enquiryData,
  limits: ENQUIRY_LIMITS,
});
