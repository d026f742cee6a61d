import { SIGN_IN_CODES } from './admin-words.copy.ts';

/** One-time codes of admins. */
export const authenticatorCopy = {
  title: SIGN_IN_CODES,
  loading: 'Loading how you sign in',
  why: 'With an authenticator app on your phone, signing in asks for a code that changes every 30 seconds. A stolen password alone is then worth nothing.',
  required: 'Please set this up before you go on: an admin needs it here.',
  isOn: (left: number) =>
    `One-time codes are on. ${left === 1 ? '1 recovery code is' : `${left} recovery codes are`} left.`,
  begin: 'Set up an authenticator',
  renew: 'Set up another authenticator',
  steps:
    'Scan this picture with your authenticator, or type the key into it. Then enter the code that it shows.',
  picture: 'The key as a QR code',
  key: 'Key to type in',
  open: 'Open in an authenticator on this device',
  code: 'One-time code',
  confirm: 'Switch on',
  done: 'One-time codes switched on',
  recovery: 'Your recovery codes',
  recoveryNote:
    'Keep them where your phone is not. Each gets you in once, without the authenticator. They are not shown again.',
  kept: 'I have kept them',
};
