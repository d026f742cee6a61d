import { phoneInGroups } from '../../../contract/phone-groups.ts';
import type { EnquiryTopic } from '../../../contract/enquiries.ts';
import { brand } from '../../../contract/brand.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import { asWritten } from '../free-text.ts';

export type Enquiry = {
  about: EnquiryTopic;
  name: string;
  business_name: string;
  email: string;
  mobile_number: string;
  message: FreeText;
};

const KINDS = { enterprise: 'Enquiry', question: 'Question', complaint: 'Complaint' };

/** To our own people. The sender's words stay words: one line in the subject, escaped in the HTML. */
export function composeEnquiryMail({ about, name, business_name: business, ...rest }: Enquiry) {
  return composeMail({
    subject: `${KINDS[about]} from ${business || name}`,
    greeting: 'Hello,',
    lines: [
      'somebody wrote by the contact form:',
      ...asWritten(rest.message, 'admins').split('\n').filter(Boolean),
    ],
    facts: [
      { label: 'Name', value: name },
      ...(business ? [{ label: 'Business', value: business }] : []),
      { label: 'E-mail', value: rest.email },
      { label: 'Phone', value: phoneInGroups(rest.mobile_number) },
    ],
    reason: 'The contact form of the website sends this mail to your own addresses.',
  });
}

/** To who complained. None of what was written is in it: the form must not carry anybody's words to strangers. */
export const acknowledgement = (receivedAt: Date) =>
  composeMail({
    subject: `${brand.name} has your complaint`,
    greeting: 'Hello,',
    lines: [
      `we received your complaint on ${DAY.format(receivedAt)}. Somebody is looking into it.`,
      'You hear from us within 10 working days. If it takes longer, we tell you why and until when.',
    ],
    reason: `Somebody gave this address with a complaint to ${brand.name}. If it was not you, do nothing.`,
  });

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });
