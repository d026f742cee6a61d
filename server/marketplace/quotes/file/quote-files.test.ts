import { expect } from 'vitest';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { newId } from '../../../platform/ids.ts';
import { Refused, refusalOf } from '../../../testing/api.ts';
import type { Business } from '../../../testing/business.ts';
import { storedFiles } from '../../../testing/market.ts';
import type { Person } from '../../../testing/person.ts';
import { bringsPdf } from '../../../testing/pictures/attach.ts';
import { fileOf } from '../../../testing/pictures/files.ts';
import * as samples from '../../../testing/pictures/samples.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { dropUnattached } from '../../files/index.ts';

const C4 = { shows: ['C4'] };

async function brings(anna: Business, name = 'plan.pdf', bytes: Uint8Array = samples.pdf()) {
  const file = fileOf(bytes, name, 'application/pdf');
  return (await anna.api()).bringQuoteFile({ form: { fields: {}, file } });
}

/** Anna has quoted for Carl's tap, with a PDF. */
async function quoted({ customer, business }: Stage) {
  const [carl, anna, ben] = [await customer(), await business({ name: 'Anna Bell' }), await business()];
  const job = await carl.posts({ title: 'The tap' });
  const [lead, file] = [await anna.lead('The tap'), await brings(anna, 'Plan, ring 07700 900123.pdf')];
  const quote = await anna.quotes(lead, { cost: 120, file: file.id });
  return { carl, anna, ben, job, lead, file, quote };
}

const opens = async (who: Person, { id }: { id: string }) => {
  const headers = { authorization: `Bearer ${await who.token()}` };
  return fetch(`${who.market.baseUrl}/api/quote/${id}/file`, { headers });
};

const statusFor = async (who: Person, quote: { id: string }) => (await opens(who, quote)).status;

const isStored = async ({ market }: Stage, { id }: { id: string }) =>
  (await storedFiles(market.product.market)).some((key) => key.includes(id));

const faultsOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Refused ? error.errors : error),
  );

story('a quote carries one PDF, a download for its two sides and an admin', C4, async (stage) => {
  const { carl, anna, ben, job, quote, file } = await quoted(stage);
  const [dana, adam, olga] = [
    await stage.customer(),
    await stage.admin(),
    await stage.member(anna, 'office'),
  ];
  const shown = { url: `/api/quote/${quote.id}/file`, bytes: samples.pdf().length };
  // Nobody's number before it is released, in the name of a file as in words.
  const masked = { ...shown, name: 'Plan, ring [contact details hidden].pdf' };
  expect(quote.file).toEqual({ ...shown, name: 'Plan, ring 07700 900123.pdf' });
  expect((await carl.quotes()).map((each) => each.file)).toEqual([masked]);
  expect((await carl.responses(job)).map((each) => each.file)).toEqual([masked]);
  expect((await carl.compares(job)).quotes.map((each) => each.file)).toEqual([masked]);
  for (const who of [carl, anna, olga, adam]) expect(await statusFor(who, quote)).toBe(200);
  const answer = await opens(carl, quote);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(answer.headers.get('content-disposition')).not.toContain('900123');
  expect(Buffer.from(await answer.arrayBuffer()).equals(samples.pdf())).toBe(true);
  // A rival, and another customer, hear what a guess hears.
  const guessed = await opens(ben, { id: newId() });
  const saidBy = async (one: Response) => [one.status, { ...(await one.json()), request_id: '' }];
  const missing = await saidBy(guessed);
  for (const who of [ben, dana]) expect(await saidBy(await opens(who, quote))).toEqual(missing);
  // Neither is it found where other files are.
  for (const path of [`business/document/${file.id}`, `lead/attachment/${file.id}`, `files/${file.id}`]) {
    const headers = { authorization: `Bearer ${await anna.token()}` };
    expect((await fetch(`${stage.market.baseUrl}/api/${path}`, { headers })).status).toBe(404);
  }
  await carl.accepts(quote);
  expect(await statusFor(carl, quote)).toBe(200);
});

story(
  'the PDF goes along with a new price, unless another is given or it is taken off',
  C4,
  async (stage) => {
    const { carl, anna, quote, file } = await quoted(stage);
    await anna.revises(quote, { cost: 110 });
    const [second] = await anna.openQuotes();
    expect(second?.file?.name).toBe('Plan, ring 07700 900123.pdf');
    expect([await statusFor(carl, second ?? quote), await statusFor(carl, quote)]).toEqual([200, 404]);
    const other = await brings(anna, 'other.pdf');
    await anna.revises(second ?? quote, { cost: 100, file: other.id });
    const [third] = await anna.openQuotes();
    expect(third?.file?.name).toBe('other.pdf');
    await stage.market.settled();
    expect([await isStored(stage, file), await isStored(stage, other)]).toEqual([false, true]);
    await anna.revises(third ?? quote, { cost: 90, file: null });
    const [last] = await anna.openQuotes();
    expect(last?.file).toBeNull();
    await stage.market.settled();
    expect([await isStored(stage, other), await statusFor(carl, last ?? quote)]).toEqual([false, 404]);
  },
);

story('a quote that is withdrawn shows its PDF to nobody', C4, async (stage) => {
  const { carl, anna, quote } = await quoted(stage);
  await anna.withdraws(quote);
  expect([await statusFor(carl, quote), await statusFor(anna, quote)]).toEqual([404, 404]);
});

story('only an own PDF that nothing else has goes with a quote', C4, async (stage) => {
  const { carl, anna, ben, lead, quote, file } = await quoted(stage);
  for (const bytes of [await samples.jpeg(60, 40), samples.html(), await samples.cutOff(samples.pdf())])
    expect(await refusalOf(brings(anna, 'plan.pdf', bytes))).toBe('quote_file_wrong_type');
  const wrong = { file: [say.quoteFile] };
  const bens = await brings(ben);
  const ofMessage = await bringsPdf(anna, lead);
  for (const id of [bens.id, ofMessage.id, newId(), file.id])
    expect(await faultsOf(anna.revises(quote, { cost: 1, file: id }))).toEqual(id === file.id ? 'ok' : wrong);
  // What goes with one quote goes with no other.
  await carl.posts({ title: 'Another tap' });
  const another = await anna.lead('Another tap');
  expect(await faultsOf(anna.quotes(another, { cost: 80, file: file.id }))).toEqual(wrong);
});

story('a PDF that no quote has named is gone within a day', C4, async (stage) => {
  const { anna, file } = await quoted(stage);
  const unsent = await brings(anna);
  await stage.market.advance({ hours: 21 });
  expect(await dropUnattached(stage.market.product.market)).toBe(1);
  await stage.market.settled();
  expect([await isStored(stage, unsent), await isStored(stage, file)]).toEqual([false, true]);
});

story('the PDF of a quote goes with the account of its business', C4, async (stage) => {
  const { anna, carl, quote, file } = await quoted(stage);
  await (await anna.api()).deleteAccount();
  await stage.market.settled();
  expect([await isStored(stage, file), await statusFor(carl, quote)]).toEqual([false, 404]);
});
