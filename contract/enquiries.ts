import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { asDialledHere } from './dialled-here.ts';
import { email, Nothing, text } from './fields.ts';
import { routes } from './kernel.ts';

/** Who writes to us for what: a firm that wants more than a package, anybody with a question, somebody who complains. */
export const ENQUIRY_TOPICS = ['enterprise', 'question', 'complaint'] as const;
export type EnquiryTopic = (typeof ENQUIRY_TOPICS)[number];

/** A mobile or another number of this country. */
function isNumberHere(typed: string): boolean {
  return /^0\d{9,10}$/.test(asDialledHere(typed));
}

/** What somebody writes to us by the contact form. */
export const ContactMessage = z.strictObject({
  about: z._default(z.enum(ENQUIRY_TOPICS, say.choose), 'enterprise'),
  name: text({ max: 100, empty: say.yourName }),
  /** Customers have none. */
  business_name: z._default(
    z.union([z.literal(''), text({ max: 100, empty: say.businessName })], { error: say.characters }),
    '',
  ),
  email,
  mobile_number: z
    .string(say.mobileNumber)
    .check(z.trim(), z.maxLength(30, say.mobileNumber), z.refine(isNumberHere, say.mobileNumber)),
  message: text({ min: 10, max: 2000, empty: say.message, lines: true }),
});
export type ContactMessage = z.output<typeof ContactMessage>;

export const enquiryRoutes = routes({
  contactUs: {
    method: 'POST',
    path: '/customer/contact-us',
    summary: 'Write to us about the enterprise package or anything else',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by key or content',
    body: ContactMessage,
    answers: Nothing,
    refuses: [],
  },
});
