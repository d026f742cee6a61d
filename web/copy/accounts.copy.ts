import { brand } from '../../contract/brand.ts';
import { registrationWords } from '../../contract/registration-words.ts';
import { pageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';
import { failureWords } from '../../contract/failure-words.ts';

const AS_CUSTOMER = 'Register as a Customer';
const SET_PASSWORD = 'Set a new password';
const PASSWORD_UPDATED = 'Password Updated';
const CHANGE_PASSWORD = 'Change password';
const UPDATE_EMAIL = 'Update E-mail';

/** Registering and getting back in. Spelling as specified, odd spelling included. */
export const registerCopy = {
  customer: {
    title: AS_CUSTOMER,
    lead: 'It is free. Post a job, compare quotes, choose who does it.',
    other: 'Do you have a trade?',
    otherLink: shellCopy.registerBusiness,
    submit: 'Register',
  },
  business: {
    title: shellCopy.registerBusiness,
    lead: 'Jobs in your trade within 25 miles of your post code. You choose which to quote for.',
    other: 'Do you need something done?',
    otherLink: AS_CUSTOMER,
    submit: 'Register',
  },
  haveAccount: 'Do you have an account already?',
  logIn: shellCopy.logIn,
  needsScript: 'Please turn on JavaScript to register, or call us.',
  working: 'Registering',
  fields: {
    fullNames: 'Full name',
    email: 'Email',
    meant: (address: string) => `Did you mean ${address}?`,
    takeMeant: 'Use that',
    mobile: 'Mobile number',
    mobileHint: 'For example, 07700 900123',
    password: 'Password',
    passwordHint: 'At least 8 characters. Three words that you alone would put together are good.',
    confirm: 'Confirm password',
    businessName: 'Business name',
    category: 'Work category',
    services: 'Services',
    servicesHint: 'Leave all of them out to receive every job of your trade.',
    location: 'Post code',
    locationHint: 'Where you set out from. For example, SE1 7PB',
    description: 'Description',
    address: 'Address',
    website: 'Website',
    abn: 'Company or VAT number (optional)',
  },
  terms: registrationWords.terms,
  termsLinks: { terms: 'Terms of use', privacy: 'Privacy policy' },
  registered: {
    title: 'Thank you for registering',
    sent: (email: string) => `We have sent a link to ${email}. Follow it to verify your address.`,
    sentSomewhere: 'We have sent you a mail with a link. Follow it to verify your address.',
    customer: 'Local Pros can see your jobs as soon as your address is verified.',
    business: 'Leads can reach you once your address is verified and you have a package.',
    dashboard: 'Go to your dashboard',
    postJob: shellCopy.postJob,
    logIn: shellCopy.logIn,
  },
};

export const recoverCopy = {
  needsScript: 'This needs JavaScript. Please turn it on, or call us.',
  forgot: {
    link: 'Forgot password?',
    title: 'Forgotten password',
    lead: 'Tell us your e-mail address. We send you a security code with which you can set a new password.',
    email: 'Email',
    submit: 'Send',
    working: 'Sending',
    back: 'Back to Log In',
  },
  reset: {
    title: SET_PASSWORD,
    sent: 'If this e-mail is registered, we have sent a security code to it.',
    code: 'Security code',
    codeHint: 'Six digits. The code works once and for 15 minutes.',
    submit: 'Set new password',
    working: 'Setting your new password',
    again: 'Send me another code',
    done: PASSWORD_UPDATED,
    doneMore: 'Please log in with your new password.',
  },
  undo: {
    title: 'Take your account back',
    lead: 'Your account was moved to another e-mail address. If this was not you, take it back: it gets its old address again, and everybody is signed out of it.',
    button: 'Take it back',
    working: 'Taking it back',
    done: 'Your account has its old e-mail address again, and everybody is signed out of it.',
    next: 'Somebody may know your password. Set a new one now.',
    nextLink: SET_PASSWORD,
    noToken: 'This link is not complete. Please open it from the mail once more.',
  },
};

export const securityCopy = {
  password: {
    title: CHANGE_PASSWORD,
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm new password',
    submit: CHANGE_PASSWORD,
    working: 'Changing your password',
    done: PASSWORD_UPDATED,
    doneMore: 'Your password has been successfully updated.',
    refused: 'Update failed',
    failed: 'Error',
    unknown: failureWords.broken,
  },
  sessions: {
    title: 'Signed in on these devices',
    loading: 'Loading your devices',
    unknown: 'A device that does not say what it is',
    here: 'This device',
    seen: 'Last used',
    end: 'Sign out',
    endLabel: (device: string) => `Sign out ${device}`,
    ended: 'Signed out',
    endOthers: 'Sign out everywhere else',
    endedOthers: 'Signed out everywhere else',
    alone: 'You are signed in nowhere else.',
    failed: 'We could not load your devices.',
  },
  email: {
    open: UPDATE_EMAIL,
    title: UPDATE_EMAIL,
    email: 'Email',
    confirm: 'Confirm email',
    submit: 'Update',
    codeLead: (email: string) => `We have sent a code to ${email}. It works for 15 minutes.`,
    code: 'Verification code',
    verify: 'Verify',
    resend: 'Resend',
    done: 'Email verified successfully!',
    resent: 'Verification email sent successfully',
    refused: 'Email Update Failed!',
    broken: 'Error updating email!',
    brokenMore: 'Something went wrong while updating the email',
    codeRefused: 'Verification Failed!',
    codeBroken: 'Verification failed!',
    codeBrokenMore: 'Invalid verification code.',
  },
};

const { name } = brand;
const OF_CUSTOMER = `Register on ${name}, post your job and compare quotes. It is free.`;
const OF_BUSINESS = `Register your business on ${name} and receive jobs in your trade within 25 miles.`;
const OF_PASSWORD = `Set a new password for your ${name} account.`;

const REGISTERED = {
  customer: 'Registered as a customer',
  business: 'Registered as a business',
};

export const accountPages = {
  registerCustomer: pageWords(registerCopy.customer.title, OF_CUSTOMER),
  registerBusiness: pageWords(registerCopy.business.title, OF_BUSINESS),
  customerRegistered: pageWords(REGISTERED.customer, OF_CUSTOMER),
  businessRegistered: pageWords(REGISTERED.business, OF_BUSINESS),
  forgot: pageWords(recoverCopy.forgot.title, OF_PASSWORD),
  reset: pageWords(recoverCopy.reset.title, OF_PASSWORD),
  undo: pageWords(recoverCopy.undo.title, `Restore the e-mail address of your ${name} account.`),
};
