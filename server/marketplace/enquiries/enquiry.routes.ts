import type pg from 'pg';
import type { enquiryRoutes } from '../../../contract/enquiries.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { limit } from '../../platform/limits.ts';
import { answerContact, type EnquiryDeps } from './send-enquiry.ts';

export const ENQUIRY_LIMITS = {
  /** Five an hour from one network. */
  enquiries: { name: 'enquiry', tries: 5, seconds: 3600 },
  /** Anybody can give anybody's address: nobody's mailbox is to be filled by our form. */
  acknowledgements: { name: 'acknowledgement', tries: 3, seconds: 24 * 3600 },
};

export const enquiryLimits = (pool: pg.Pool): EnquiryDeps['limits'] => ({
  enquiries: limit(pool, ENQUIRY_LIMITS.enquiries),
  acknowledgements: limit(pool, ENQUIRY_LIMITS.acknowledgements),
});

export const enquiryHandlers = (deps: EnquiryDeps): Handlers<typeof enquiryRoutes> => ({
  contactUs: ({ body }, { request }) => answerContact(deps, body, request),
});
