import { isTypeScript, matchesOf, type Rule } from './rule.ts';

/** An id of docs/requirements.json or docs/shown.json. */
const ID = String.raw`(?:R-\d+-\d{3}|A-\d+|[A-Z]\d{1,2}|[Rr]ulings? \d+)`;
const TITLE = new RegExp(String.raw`\b(?:test|it|story|look|walk|describe)[\w.]*\(\s*['"\`]${ID}[ ,:]`, 'g');
const COMMENT = /(?<=^|\s)(?:\/\/|\/?\*)[^\n]*?(?:R-\d+-\d{3}|[Rr]ulings? \d+|\([A-Z]\d{1,2}\))/g;

/** A number says nothing to a reader without the page. */
export const noIdsInProse: Rule = {
  name: 'no-ids-in-prose',
  instead:
    "say the sentence; a test names what it shows beside its title: `{ shows: ['R-4-002'] }` in a story, `{ meta: { shows: ['R-4-002'] } }` in a test, `{ tag: ['@R-4-002'] }` in the browser",
  covers: (path) => isTypeScript(path) && !/^tools\/(docs|lint)\//.test(path),
  finds: ({ text }) => matchesOf(text, [TITLE, COMMENT]),
};
