export { sweepEnquiries } from './kept-enquiries.ts';
export { ACKNOWLEDGE_COMPLAINT, enquiryJobs, SEND_ENQUIRY } from './enquiry.jobs.ts';
