import { brand } from '../../contract/brand.ts';
import { type PageWords, pageWords } from './page-words.ts';

/** The page behind the link at the foot of a mail. */
export const unsubscribeCopy = {
  stops: {
    messages: {
      question: 'Stop mails about messages?',
      note: 'You will not hear by mail when the other side of a job writes to you. The messages are in your dashboard.',
      button: 'Stop mails about messages',
      done: 'We no longer mail you about messages.',
    },
    newJobLeads: {
      question: 'Stop mails about new leads?',
      note: 'You will not hear by mail when somebody near you posts a job that you do. The leads are in your dashboard.',
      button: 'Stop mails about new leads',
      done: 'We no longer mail you about new leads.',
    },
    email: {
      question: 'Stop all mails about jobs and quotes?',
      note: 'You will not hear by mail of quotes, messages, jobs and reviews. All of it is in your dashboard.',
      button: 'Stop all mails about jobs and quotes',
      done: 'We no longer mail you about jobs and quotes.',
    },
  },
  always: 'Mails that your account needs, such as security codes, still come.',
  stopped: 'Stopped',
  working: 'One moment',
  takeBack: 'Turn them on again',
  settings: 'All settings',
  settingsAddress: '/dashboard?tab=settings&panel=notifications',
  dead: {
    title: 'This link does not work',
    text: 'It may have been cut on its way. You can stop mails in your settings as well.',
  },
};

/** The address is somebody's own. */
export const unsubscribePage: PageWords = {
  ...pageWords('Your mails', `Stop mails from ${brand.name}.`),
  isPrivate: true,
};
