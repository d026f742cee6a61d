import { brand } from '../../contract/brand.ts';
import type { EnquiryTopic } from '../../contract/enquiries.ts';
import { pageWords } from './page-words.ts';

export const contactCopy = {
  title: 'Contact us',
  lead: 'Call, write, or use the form. People read it, and people answer.',
  phone: 'By phone',
  hours: 'Enquiry hours',
  mail: 'By e-mail',
  mails: { support: 'About a job, a lead or your account', sales: 'About packages and partnerships' },
  post: 'By post',
  form: {
    title: 'Write to us',
    about: 'What is it about?',
    topics: {
      question: 'A question',
      complaint: 'A complaint',
      enterprise: 'A package for many teams or places',
    } satisfies Record<EnquiryTopic, string>,
    complaint: 'A complaint is acknowledged by mail at once and answered within 10 working days.',
  },
  complaints: 'How we handle complaints',
};

/** The form, as it stands here and on the packages' page. */
export const enquiryCopy = {
  enterprise: {
    title: 'Enterprise',
    lead: 'Many teams, several places, or something else in mind? Write to us.',
  },
  withoutScript: `The form needs JavaScript. You can also write to ${brand.contact.supportEmail}.`,
  name: 'Name',
  businessName: 'Business name',
  businessNameHint: 'Leave it empty if you have none.',
  email: 'Email',
  mobile: 'Mobile number',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending',
  sent: 'Message sent!',
};

export const contactPage = pageWords(
  contactCopy.title,
  `Phone numbers, enquiry hours, e-mail and postal address of ${brand.name}, and a form to write to us.`,
);
