import type { LetterWords } from './letter-words.ts';
import { letterPage, operatorLines } from './letter-page.ts';

export type Letter = { subject: string; text: string; html: string };

/** A mail in both its forms. Everything in it is escaped, so that words of others stay words. */
export const letter = (words: LetterWords): Letter => ({
  subject: words.subject,
  text: letterText(words),
  html: letterPage(words).html,
});

function letterText(words: LetterWords): string {
  const { greeting, lines, facts = [], code, button, notes = [], reason, unsubscribe } = words;
  return [
    greeting,
    ...lines,
    ...(facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...notes,
    ['-- ', reason, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.address}`] : [])].join('\n'),
    operatorLines.join('\n'),
  ].join('\n\n');
}
