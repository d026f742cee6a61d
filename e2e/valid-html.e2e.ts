import { HtmlValidate } from 'html-validate';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

/** What the standard of HTML says, and nothing of anybody's taste. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

async function faultsOf(name: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, name);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${name} ${line}:${column} ${ruleId}: ${message}`),
  );
}

test('the HTML of every public page is valid', async ({ request }) => {
  const found: string[] = [];
  for (const path of await publicPages(ownUrl()))
    found.push(...(await faultsOf(path, await (await request.get(path)).text())));
  expect(found).toEqual([]);
});

test('a field whose autocomplete is not for its kind is found', async () => {
  const page = (input: string) =>
    `<!DOCTYPE html><html lang="en-GB"><head><title>A</title></head><body><label>A ${input}</label></body></html>`;
  expect(await faultsOf('a page', page('<input type="tel" name="a" autocomplete="tel">'))).toEqual([]);
  for (const wrong of [
    'type="tel" name="a" autocomplete="tel-national"',
    'type="text" name="a" autocomplete="street-address"',
  ])
    expect(await faultsOf('a page', page(`<input ${wrong}>`))).toEqual([
      expect.stringContaining('valid-autocomplete'),
    ]);
});
