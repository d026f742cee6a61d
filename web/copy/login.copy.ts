import { brand } from '../../contract/brand.ts';
import { pageWords } from './page-words.ts';
import { shellCopy } from './shell.copy.ts';

export const loginCopy = {
  title: shellCopy.logIn,
  email: 'Email',
  password: 'Password',
  code: 'One-time code',
  codeHint: 'From your authenticator, or one of your recovery codes.',
  submit: shellCopy.logIn,
  working: 'Logging in',
  noAccount: 'No account yet?',
  needsScript: 'Please turn on JavaScript to log in.',
};

export const loginPage = pageWords(
  loginCopy.title,
  `Log in to ${brand.name} to see your jobs, leads and quotes.`,
);
