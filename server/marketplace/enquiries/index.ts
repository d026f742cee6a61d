export { enquiryHandlers, enquiryLimits } from './enquiry.routes.ts';
export { SWEEP_ENQUIRIES, sweepEnquiries } from './kept-enquiries.ts';
export { enquiryMails } from './enquiry.mails.ts';
export { enquiryData } from './enquiry.personal-data.ts';
