import { brand } from '../../contract/brand.ts';
import { CALENDAR } from './calendar-title.copy.ts';
import { type PageWords, pageWords } from './page-words.ts';

export const calendarPage: PageWords = {
  ...pageWords(CALENDAR, `The visits of your business at ${brand.name}.`),
  isPrivate: true,
};
