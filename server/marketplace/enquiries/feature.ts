import { enquiryRoutes } from '../../../contract/enquiries.ts';
import { feature, NIGHTLY } from '../feature.ts';
import { ACKNOWLEDGE_COMPLAINT, enquiryJobs, SEND_ENQUIRY } from './enquiry.jobs.ts';
import { enquiryData } from './enquiry.personal-data.ts';
import { ENQUIRY_LIMITS, enquiryHandlers, enquiryLimits } from './enquiry.routes.ts';
import { SWEEP_ENQUIRIES, sweepEnquiries } from './kept-enquiries.ts';

export const enquiries = feature({
  name: 'enquiries',
  calls: {
    routes: enquiryRoutes,
    handlers: ({ market, pool }) => enquiryHandlers({ ...market, limits: enquiryLimits(pool) }),
  },
  queues: [SEND_ENQUIRY, ACKNOWLEDGE_COMPLAINT],
  jobs: enquiryJobs,
  duties: { [SWEEP_ENQUIRIES]: { at: NIGHTLY, run: ({ market }) => sweepEnquiries(market) } },
  mails: ['enquiry', 'acknowledgement'],
  personalData: enquiryData,
  limits: ENQUIRY_LIMITS,
});
