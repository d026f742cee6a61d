import { expect } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import { storedFiles, type TestMarket } from '../../testing/market.ts';
import { fileOf } from '../../testing/pictures/files.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { story } from '../../testing/story.ts';

const leaves = async (person: Customer | Business) => (await person.api()).deleteAccount();

/** Whatever somebody may leave in the store: a picture in two widths, a document, a copy of everything. */
async function fillsStore(market: TestMarket, person: Customer | Business) {
  const api = await person.api();
  const { email, mobile: mobile_number } = person.facts;
  const fields = { first_name: 'Nora', last_name: 'Quist', email, mobile_number };
  const form = { fields, file: fileOf(await samples.png()) };
  const { avatar } = await api.updateUser({ form });
  expect((await fetch(`${market.baseUrl}${avatar}?w=320`)).status).toBe(200);
  await api.askForExport();
  await market.settled();
}

story(
  'with an account its files leave the store at once, and nobody else’s do',
  { shows: ['V2', 'T19'] },
  async (stage) => {
    const { market, business, customer } = stage;
    const [anna, carl, dana] = [await business(), await customer(), await customer()];
    await fillsStore(market, dana);
    const danas = await storedFiles(market.product.market);
    for (const person of [anna, carl]) await fillsStore(market, person);
    await (await anna.api()).addDocument({ form: { fields: {}, file: fileOf(samples.pdf(), 'a.pdf') } });
    expect((await storedFiles(market.product.market)).length).toBe(3 * danas.length + 1);
    for (const person of [anna, carl]) await leaves(person);
    await market.settled();
    expect(await storedFiles(market.product.market)).toEqual(danas);
  },
);
