import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript-5';
import { expect, test } from 'vitest';

/**
 * In one shared file these would become a chunk of their own, or part of one that the page does not load: each page
 * that uses them would request one more file and exceed its budget of script.
 */
const SAID_APART = [
  // Where a link leads, in the footer (which comes late), on the page it leads to, and on pages between them.
  'Register as a Customer',
  'Do you have a trade?',
  'Join as a Business',
  'Terms of use',
  'Privacy policy',
  'Write to us',
  'For customers',
  'How it works',
  'Get more leads',
  'Review policy',
  'How to complain',
  'What needs doing?',
  'Choose a package',
  // The label of a field, in forms that are never on one page.
  'Full name',
  'Mobile number',
  'Business name',
  'Work category',
  'Post code',
  'Your post code',
  'SE1 (optional)',
  'Company or VAT number (optional)',
  'One-time code',
  // What is said in the admin area or on a public page, and in a dashboard.
  'Verification email sent successfully',
  'No documents found',
  'One moment',
  'Save Changes',
  'Next page',
  'Direct Debit',
  'Message sent!',
  '1 mile away',
  // The offline page and the page of an error carry what they need along: nothing can be fetched then.
  'In progress',
  'Try again',
];

test('no sentence is typed twice, but those that no page says together', {
  meta: { shows: ['R-13-185'] },
}, () => {
  const places = new Map<string, string[]>();
  // What the people of the gallery say is no string of the product.
  for (const path of globSync('web/copy/**/*.ts', { exclude: ['**/*.test.ts', '**/gallery*.ts'] }))
    for (const said of new Set(repeatable(path))) places.set(said, [...(places.get(said) ?? []), path]);
  const twice = [...places].filter(([, paths]) => paths.length > 1).map(([said]) => said);
  expect(twice.toSorted()).toEqual(SAID_APART.toSorted());
});

test('within a file each is typed once, without exception', { meta: { shows: ['R-13-185'] } }, () => {
  const twice = globSync('web/copy/**/*.ts', { exclude: ['**/*.test.ts', '**/gallery*.ts'] }).flatMap(
    (path) => {
      const said = repeatable(path);
      return said.filter((text, place) => said.indexOf(text) !== place).map((text) => `${path}: ${text}`);
    },
  );
  expect(twice).toEqual([]);
});

/** Every text of two words and more; the pieces of one that is put together are none of their own. */
function repeatable(path: string): string[] {
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !isOfTypes(node.parent)) texts.push(node.text.trim());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  return texts.filter((text) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length >= 2);
}

const isOfTypes = (node: ts.Node): boolean => ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node);
