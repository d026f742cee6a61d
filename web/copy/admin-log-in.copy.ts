import { brand } from '../../contract/brand.ts';
import { pageWords } from './page-words.ts';

/** The door of the admin area; who has come through it fetches the admin area's other words. */
export const adminLogInCopy = { title: 'Admin Log In' };

export const adminLogInPage = pageWords(adminLogInCopy.title, `For those who run ${brand.name}.`);
