import { brand } from '../../contract/brand.ts';
import { pageWords } from './page-words.ts';

export const loginCopy = {
  title: 'Log In',
  email: 'Email',
  password: 'Password',
  code: 'One-time code',
  codeHint: 'From your authenticator, or one of your recovery codes.',
  submit: 'Log In',
  working: 'Logging in',
  noAccount: 'No account yet?',
  needsScript: 'Please turn on JavaScript to log in.',
};

export const loginPage = pageWords(
  loginCopy.title,
  `Log in to ${brand.name} to see your jobs, leads and quotes.`,
);
