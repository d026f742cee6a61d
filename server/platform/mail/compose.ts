import type { Fact, MailWords } from './mail-words.ts';
import { mailPage, operatorLines } from './mail-page.ts';

export type ComposedMail = { subject: string; text: string; html: string };

/** A mail in both its forms. Everything in it is escaped, so that words of others stay words. */
export const composeMail = (words: MailWords): ComposedMail => ({
  subject: words.subject,
  text: mailText(words),
  html: mailPage(words).html,
});

function mailText(words: MailWords): string {
  const { greeting, lines, facts = [], code, button, notes = [], reason, unsubscribe } = words;
  return [
    greeting,
    ...lines,
    ...(facts.length > 0 ? [facts.map(factText).join('\n')] : []),
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...notes,
    ['-- ', reason, ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.address}`] : [])].join('\n'),
    operatorLines.join('\n'),
  ].join('\n\n');
}

const factText = ({ label, value, address }: Fact): string =>
  `${label}: ${value}${address ? `\n${address}` : ''}`;
