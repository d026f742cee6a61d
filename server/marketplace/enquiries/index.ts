export { enquiryHandlers, enquiryLimits } from './enquiry.routes.ts';
export { SWEEP_ENQUIRIES, sweepEnquiries } from './kept-enquiries.ts';
export { ACKNOWLEDGE_COMPLAINT, enquiryJobs, SEND_ENQUIRY } from './enquiry.jobs.ts';
export { enquiryData } from './enquiry.personal-data.ts';
