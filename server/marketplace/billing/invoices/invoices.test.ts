import { getMeta } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { brand } from '../../../../contract/brand.ts';
import { atBank, daysPass, givesBack, sums } from '../../../testing/bank.ts';
import { newId } from '../../../platform/ids.ts';
import { createLog } from '../../../platform/log/log.ts';
import type { Paper } from '../../../platform/papers/paper.ts';
import { openPapers } from '../../../platform/papers/papers.ts';
import { castOf } from '../../../testing/cast.ts';
import { HARD_NAMES } from '../../../testing/hard-names.ts';
import { openTestMarket } from '../../../testing/market.ts';
import { boxesOf, linesOf, overlaps, saidIn } from '../../../testing/paper.ts';
import { story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';
import { creditNotePaper, invoicePaper } from './invoice-paper.ts';

const papers = openPapers({ log: createLog('fatal'), mostMs: 60_000 });
afterAll(() => papers.close());

const linesFor = async (paper: Paper) => linesOf(await papers.draw(paper));

/** An invoice over a Premium package. */
const FACTS = {
  number: 12,
  issuedAt: new Date('2027-03-01T10:00:00Z'),
  takenAt: new Date('2027-02-28T10:00:00Z'),
  seller: { name: 'Seller Ltd', registration: 'No. 1', address: '1 Street', vatNumber: 'GB123456789' },
  buyer: { name: 'Łukasz Żółć & Sons', person: 'Łukasz Żółć', address: null, postcode: 'SE1 7PB' },
  what: 'Premium package',
  net: 19_500,
  vat: 3_900,
  gross: 23_400,
  vatRate: 20,
  promoCode: null,
};
const CREDITED = {
  ...FACTS,
  number: 3,
  invoice: { number: 12, issuedAt: new Date('2027-02-01T10:00:00Z') },
  reason: 'refunded' as const,
};
const SHOWN_AT = 'https://fettle.test/dashboard?tab=settings';

story(
  "an invoice is its business's own, as a PDF, with numbers that leave no gap",
  { shows: ['R-6-072', 'T2'] },
  async (stage) => {
    const businesses = [];
    for (let n = 0; n < 3; n++) {
      const one = await stage.business({ subscription: 'none' });
      await one.comesBack(await atBank(stage.market, await one.buys(), 'authorise'));
      businesses.push(one);
    }
    await daysPass(stage.market, 31);
    const { rows } = await stage.market.product.database.pool.query<{ number: number }>(
      'select number from invoices order by number',
    );
    expect(rows.map((row) => row.number)).toEqual([1, 2, 3, 4, 5, 6]);

    const [anna, bob] = businesses;
    const [payment] = (await anna?.billing())?.payments ?? [];
    const get = async (token: string | undefined, id = payment?.id ?? '') => {
      const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
      return fetch(`${stage.market.baseUrl}/api/billing/invoice/${id}`, { headers });
    };
    const own = await get(await anna?.token());
    expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(own.headers.get('content-disposition')).toBe(
      `attachment; filename="${payment?.invoiceNumber ?? ''}.pdf"`,
    );
    expect(
      Buffer.from(await own.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const [strange, missing] = [await get(await bob?.token()), await get(await bob?.token(), newId())];
    expect([strange.status, missing.status, (await get(undefined)).status]).toEqual([404, 404, 401]);
    expect((await get(await (await stage.customer()).token())).status).toBe(403);
  },
);

test('an invoice names the VAT number where VAT was charged, and only there', async () => {
  const market = await openTestMarket({ VAT_NUMBER: 'GB123456789' });
  try {
    const stage = { ...castOf(market), market };
    await subscriber(stage);
    await (await (await stage.admin()).api()).changeMarketSettings({ body: { isVatRegistered: false } });
    await subscriber(stage);
    const { rows } = await market.product.database.pool.query(
      `select sold_by->>'vatNumber' as number from invoices order by number`,
    );
    expect(rows).toEqual([{ number: 'GB123456789' }, { number: null }]);
  } finally {
    await market.product.stop();
  }
});

test('an invoice says what VAT law wants', async () => {
  const said = async (one: Parameters<typeof invoicePaper>[0]) => linesFor(invoicePaper(one, SHOWN_AT));
  expect(await said(FACTS)).toEqual([
    brand.name,
    'VAT invoice',
    'Number: INV-000012',
    'Date: 1 March 2027',
    'Tax point: 28 February 2027',
    'From | To',
    'Seller Ltd | Łukasz Żółć & Sons',
    '1 Street | Łukasz Żółć',
    'No. 1 | SE1 7PB',
    'VAT number GB123456789',
    'Description | Amount',
    'Premium package | £195.00',
    'Total without VAT | £195.00',
    'VAT at 20 % | £39.00',
    'Total paid | £234.00',
    'Paid. Nothing is owed on this invoice.',
    `${brand.name}, Invoice INV-000012 | Page 1 of 1`,
  ]);
  const [seller, promoCode] = [{ ...FACTS.seller, vatNumber: null }, 'SPRING20'];
  const without = await said({ ...FACTS, seller, promoCode, vat: 0, vatRate: 0, gross: 19_500 });
  expect(without).toContain('Invoice');
  expect(without.join()).not.toContain('VAT');
  expect(without.slice(-5)).toEqual([
    'Description | Amount',
    'Premium package (promo code SPRING20) | £195.00',
    'Total paid | £195.00',
    'Paid. Nothing is owed on this invoice.',
    `${brand.name}, Invoice INV-000012 | Page 1 of 1`,
  ]);
  const odd = await said({ ...FACTS, net: 7_604, vat: 1_521, gross: 9_125 });
  expect(odd.slice(-6, -2)).toEqual([
    'Premium package | £76.04',
    'Total without VAT | £76.04',
    'VAT at 20 % | £15.21',
    'Total paid | £91.25',
  ]);
  const long = await said({ ...FACTS, what: 'Premium package '.repeat(20) });
  expect(long.join(' ').match(/Premium package/g)).toHaveLength(20);
});

test.for(HARD_NAMES)(
  'an invoice and a credit note hold the name of any buyer (%s), and nothing is drawn over it',
  async ([, name, stands = name]) => {
    const buyer = { name, person: name, address: Array(6).fill(name).join('\n'), postcode: 'SE1 7PB' };
    for (const paper of [
      invoicePaper({ ...FACTS, buyer }, SHOWN_AT),
      creditNotePaper({ ...CREDITED, buyer }, SHOWN_AT),
    ]) {
      const pdf = await papers.draw(paper);
      expect((await saidIn(pdf)).split(stands.replace(/\s/g, ''))).toHaveLength(8 + 1);
      const boxes = await boxesOf(pdf);
      expect(overlaps(boxes)).toEqual([]);
      const right = Math.max(...boxes.map((box) => box.right));
      expect(right).toBeLessThan(542);
      // The sums stand below the last line of the address, all at one edge.
      const amounts = boxes.filter(({ text }) => text.startsWith('£'));
      expect(amounts).toHaveLength(4);
      expect(new Set(amounts.map((box) => box.right.toFixed(1)))).toEqual(new Set(['539.0']));
      const postcode = boxes.find(({ text }) => text === 'SE1 7PB');
      for (const { page, top } of amounts)
        expect(page > (postcode?.page ?? 9) || top < (postcode?.bottom ?? 0)).toBe(true);
    }
  },
);

test('an invoice for a letter that no face has says where it is shown', async () => {
  const buyer = { ...FACTS.buyer, name: 'Taps 👩🏽‍🔧' };
  const pdf = await papers.draw(invoicePaper({ ...FACTS, buyer }, SHOWN_AT));
  expect(await linesOf(pdf)).toContain('Seller Ltd | Taps ◊');
  expect(await saidIn(pdf)).toContain(`Allofthemareshownat${SHOWN_AT}`);
});

story(
  'the papers of a business say what it paid and what went back, each with its VAT',
  { shows: ['R-6-072'] },
  async (stage) => {
    const anna = await subscriber(stage);
    const get = async (path: string) => {
      const headers = { authorization: `Bearer ${await anna.token()}` };
      const answer = await fetch(`${stage.market.baseUrl}/api/billing/${path}`, { headers });
      return linesOf(new Uint8Array(await answer.arrayBuffer()));
    };
    const [paid] = (await anna.billing()).payments;
    expect((await get(`invoice/${paid?.id}`)).slice(-6, -2)).toEqual([
      'Standard package | £95.00',
      'Total without VAT | £95.00',
      'VAT at 20 % | £19.00',
      'Total paid | £114.00',
    ]);
    await givesBack(stage.market, 1_001);
    await daysPass(stage.market, 2);
    const [note] = (await anna.billing()).payments[0]?.creditNotes ?? [];
    const lines = await get(`credit-note/${note?.id}`);
    expect(lines).toContain('VAT credit note');
    expect(lines.slice(-6, -2)).toEqual([
      'Standard package | £8.34',
      'Total without VAT | £8.34',
      'VAT at 20 % | £1.67',
      'Total credited | £10.01',
    ]);
  },
);

story(
  'money that goes back in parts has a credit note for each, and a mail, and the books agree',
  async (stage) => {
    const { market } = stage;
    const anna = await subscriber(stage);
    const { pool } = market.product.database;
    await givesBack(market, 1_001);
    await daysPass(market, 2);
    await givesBack(market, 11_400);
    await daysPass(market, 2);
    const [payment] = (await anna.billing()).payments;
    expect(payment).toMatchObject({
      invoiceNumber: 'INV-000001',
      creditNotes: [
        { number: 'CN-000001', amount: 10.01 },
        { number: 'CN-000002', amount: 103.99 },
      ],
    });
    const { rows } = await pool.query(
      'select net_pence, vat_pence, gross_pence, reason from credit_notes order by number',
    );
    expect(rows).toEqual([
      { net_pence: 834, vat_pence: 167, gross_pence: 1_001, reason: 'refunded' },
      { net_pence: 8_666, vat_pence: 1_733, gross_pence: 10_399, reason: 'refunded' },
    ]);
    expect(await sums(market)).toEqual({ ours: 0, theirs: 0 });
    const mails = (await market.mailTo(anna.facts.email)).filter(({ subject }) => /returned/.test(subject));
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Payment returned: £10.01',
      'Payment returned: £103.99',
    ]);
    expect(mails.map(({ text }) => text).join()).toContain('Your credit note CN-000002 is under Billing');
  },
);

story(
  'what came in and went back before anybody looked has its invoice and its credit note',
  async (stage) => {
    const { market } = stage;
    const anna = await stage.business({ subscription: 'none' });
    const page = await anna.buys();
    await market.asOwner(`
      create function returned() returns trigger language plpgsql as $$
      begin new.status := 'charged_back'; new.confirms_at := null; return new; end $$;
      create trigger returned before insert on simulator.charges for each row execute function returned()`);
    await atBank(market, page, 'dispute-later');
    await market.settled();
    await market.asOwner('drop function returned() cascade');
    expect((await anna.billing()).payments).toMatchObject([
      { invoiceNumber: 'INV-000001', creditNotes: [{ number: 'CN-000001', amount: 114 }] },
    ]);
    expect(await sums(market)).toEqual({ ours: 0, theirs: 0 });
  },
);

story('a bank that gives the money again after all takes the credit note back', async (stage) => {
  const { market } = stage;
  const anna = await subscriber(stage, {}, 'dispute-later');
  await daysPass(market, 3);
  await market.product.database.pool.query(`update simulator.charges set status = 'paid'`);
  await daysPass(market, 2);
  const [payment] = (await anna.billing()).payments;
  expect(payment).toMatchObject({
    status: 'paid',
    creditNotes: [{ amount: 114 }, { number: 'CN-000002', amount: -114 }],
  });
  expect(await sums(market)).toEqual({ ours: 11_400, theirs: 11_400 });
});

story("a credit note is its business's own, as a PDF", { shows: ['T2'] }, async (stage) => {
  const anna = await subscriber(stage);
  const bob = await subscriber(stage);
  await givesBack(stage.market, 11_400);
  await daysPass(stage.market, 2);
  const id = (await bob.billing()).payments[0]?.creditNotes[0]?.id ?? '';
  const get = async (token: string | undefined, of = id) => {
    const headers = new Headers(token ? { authorization: `Bearer ${token}` } : {});
    return fetch(`${stage.market.baseUrl}/api/billing/credit-note/${of}`, { headers });
  };
  const own = await get(await bob.token());
  expect([own.status, own.headers.get('content-type'), own.headers.get('cache-control')]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ]);
  expect(own.headers.get('content-disposition')).toBe('attachment; filename="CN-000001.pdf"');
  expect((await own.text()).slice(0, 5)).toBe('%PDF-');
  const [strange, missing] = [await get(await anna.token()), await get(await bob.token(), newId())];
  expect([strange.status, missing.status, (await get(undefined)).status]).toEqual([404, 404, 401]);
  const [{ request_id: _one, ...a }, { request_id: _two, ...b }] = [
    await strange.json(),
    await missing.json(),
  ];
  expect(a).toEqual(b);
});

test('a credit note is drawn for what went back, and for what came again', async () => {
  const facts = { ...CREDITED, net: 834, vat: 167, gross: 1_001, promoCode: 'SPRING20' };
  const said = async (one: typeof facts) => linesFor(creditNotePaper(one, SHOWN_AT));
  const credit = await said(facts);
  expect(credit.slice(1, 5)).toEqual([
    'VAT credit note',
    'Number: CN-000003',
    'Date: 1 March 2027',
    'For invoice INV-000012 of 1 February 2027',
  ]);
  expect(credit.slice(-6)).toEqual([
    'Premium package (promo code SPRING20) | £8.34',
    'Total without VAT | £8.34',
    'VAT at 20 % | £1.67',
    'Total credited | £10.01',
    'The payment was given back.',
    `${brand.name}, Credit note CN-000003 | Page 1 of 1`,
  ]);
  const again = { ...facts, net: -834, vat: -167, gross: -1_001, reason: 'received again' as const };
  const debit = await linesFor(creditNotePaper(again, SHOWN_AT));
  expect(debit.slice(-5)).toEqual([
    'Total without VAT | £8.34',
    'VAT at 20 % | £1.67',
    'Total received again | £10.01',
    'What had gone back was received again.',
    `${brand.name}, Debit note CN-000003 | Page 1 of 1`,
  ]);
  const title = (await meta(await papers.draw(creditNotePaper(again, SHOWN_AT)))).Title;
  expect(title).toBe('Debit note CN-000003');
});

const meta = async (pdf: Uint8Array): Promise<{ Title?: string }> =>
  (await getMeta(new Uint8Array(pdf))).info;
