import { enquiryRoutes } from '../../../contract/enquiries.ts';
import { feature } from '../feature.ts';
import { enquiryMails } from './enquiry.mails.ts';
import { enquiryData } from './enquiry.personal-data.ts';
import { ENQUIRY_LIMITS, enquiryHandlers, enquiryLimits } from './enquiry.routes.ts';

export const enquiries = feature({
  name: 'enquiries',
  calls: {
    routes: enquiryRoutes,
    handlers: ({ market, pool }) => enquiryHandlers({ ...market, limits: enquiryLimits(pool) }),
  },
  mails: enquiryMails,
  personalData: enquiryData,
  limits: ENQUIRY_LIMITS,
});
