import { maskPublicWords } from '../../../contract/contact-mask.ts';

/**
 * The text without the person's names, addresses and numbers. A name counts however it is capitalised, but not written
 * small: "will" and "mark" are words, and no review may lose them because Will or Mark wrote it.
 */
export function withoutPerson(text: string, person: { first_name: string; last_name: string }): string {
  const names = [person.first_name, person.last_name].flatMap(wholeAndParts).map(literally);
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return maskPublicWords(text).replace(named, (found) => (isWrittenSmall(found) ? found : '…'));
}

/** Of "van der Berg Smith" the whole, "Berg" and "Smith": the small words in it are words. */
const wholeAndParts = (name: string): string[] =>
  [name, ...name.split(' ').filter((word) => !isWrittenSmall(word))].filter((word) => word !== '');

/** Letters of alphabets that know no capitals are not small. */
const isWrittenSmall = (word: string): boolean => word === word.toLowerCase() && word !== word.toUpperCase();

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
