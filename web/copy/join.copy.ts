import { brand } from '../../contract/brand.ts';
import { registerCopy } from './accounts.copy.ts';
import { type PageWords, pageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';

/** The page behind the link in an invitation. */
export const joinCopy = {
  title: (business: string) => `Join ${business}`,
  lead: {
    office:
      'You are invited to work in the office: you see its leads, send quotes, write messages and keep its profile.',
    field:
      'You are invited to work in the field: you see its jobs in progress and write messages about them.',
  },
  email: 'Your invitation was sent to this address, so it is the one you log in with.',
  register: 'Register and join',
  has: (email: string) => `There is an account with ${email}. Log in with it, and you come back here.`,
  logIn: shellCopy.logIn,
  join: 'Join',
  joining: 'Joining',
  signedInAs: (email: string) => `You are logged in as ${email}.`,
  another: (email: string) => `This invitation is for ${email}. Log out, and you can go on here as that one.`,
  logOut: 'Log out and go on',
  unverified: 'First verify your e-mail address: follow the link that we mailed you when you registered.',
  customers: (email: string) =>
    `${email} has an account of a customer, which cannot act for a business. Ask for an invitation to another e-mail address.`,
  over: {
    title: 'This invitation is over',
    text: 'It was taken up or taken back, or its 7 days have passed. Ask for a new one.',
    dashboard: registerCopy.registered.dashboard,
  },
  done: (business: string) => `You are in the team of ${business}.`,
};

/** Only who has the link is to know of it. */
export const joinPage: PageWords = {
  ...pageWords('Invitation', `Work with a business on ${brand.name}.`),
  isPrivate: true,
};
