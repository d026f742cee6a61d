import { consentWords } from '../../contract/consents.ts';

/** The Notifications panel. Labels as specified. */
export const notificationsCopy = {
  loadFailed: 'Error fetching notifications',
  saveFailed: 'Error saving notifications',
  saved: 'Saved',
  channels: {
    title: 'How we tell you',
    email: {
      label: 'Push Email Notifications',
      hint: 'By mail.',
    },
    sms: {
      label: 'Push SMS Notifications',
      hint: 'By text to your mobile, at most 10 a day. At night they wait until 8 in the morning.',
    },
    noTexts: 'We cannot send text messages at present.',
    always:
      'Mails that your account needs, such as security codes and changes to your password, always come.',
  },
  events: {
    title: 'What we tell you',
    own: {
      customer: 'We also tell you of quotes on your jobs, and when a job of yours is complete.',
      business: 'We also tell you what becomes of your quotes and jobs, and of reviews.',
      admin: '',
    },
    messages: { label: 'Messages', hint: 'When the other side of a job writes to you.' },
    newJobLeads: {
      label: 'New Job Leads',
      hint: {
        customer: 'For businesses: jobs near them. As a customer you are sent none.',
        business: 'When somebody near you posts a job that you do. By text at most 5 a day.',
        admin: '',
      },
    },
  },
  leadMails: {
    legend: 'Mail about new leads',
    hint: 'Several leads come in one mail, and at most one mail comes in 15 minutes. Your dashboard shows every lead at once.',
    choices: {
      at_once: { label: 'At once', hint: 'Comes with the premium package unless you choose otherwise.' },
      hourly: {
        label: 'Within an hour',
        hint: 'Comes with the standard package. At night it waits until 8 in the morning.',
      },
      daily: { label: 'Once a day', hint: 'At 8 in the morning.' },
    },
  },
  marketing: {
    title: 'News and offers',
    note: 'Only if you ask for them, and only in the ways that are on above. You can stop them at any time.',
    specialOffers: { label: 'Special Offers', hint: consentWords.special_offers },
    newsletters: { label: 'Newsletter', hint: consentWords.newsletters },
    recommendations: { label: 'Recommendations', hint: consentWords.recommendations },
  },
};
