import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { atBank, daysPass, givesBack, sums } from '../../testing/bank.ts';
import { newId } from '../../platform/ids.ts';
import { castOf } from '../../testing/cast.ts';
import { openTestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { creditNotePdf, invoicePdf } from './invoice-pdf.ts';

story(
  "R-6-072 T2 an invoice is its business's own, as a PDF, with numbers that leave no gap",
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

story('an invoice draws long and foreign names, and says what VAT law wants', async () => {
  const facts = {
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
  const bytes = async (one: typeof facts) => Buffer.concat(await invoicePdf(one).toArray());
  const whole = await bytes(facts);
  expect(whole.length).toBeGreaterThan(5_000);
  // Text is drawn by glyphs of an embedded font; that the pages differ shows that the words are on them.
  const drawn = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)].flatMap(([, part = '']) => {
      try {
        return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    });
  const other = await bytes({ ...facts, vat: 0, vatRate: 0, gross: 19_500 });
  expect(drawn(other).join()).not.toBe(drawn(whole).join());
  expect(drawn(whole).join().length).toBeGreaterThan(drawn(other).join().length);
  expect((await bytes({ ...facts, what: 'Premium package '.repeat(20) })).length).toBeGreaterThan(5_000);
});

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
      create trigger returned before insert on simulator_charges for each row execute function returned()`);
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
  await market.product.database.pool.query(`update simulator_charges set status = 'paid'`);
  await daysPass(market, 2);
  const [payment] = (await anna.billing()).payments;
  expect(payment).toMatchObject({
    status: 'paid',
    creditNotes: [{ amount: 114 }, { number: 'CN-000002', amount: -114 }],
  });
  expect(await sums(market)).toEqual({ ours: 11_400, theirs: 11_400 });
});

story("T2 a credit note is its business's own, as a PDF", async (stage) => {
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

story('a credit note is drawn for what went back, and for what came again', async () => {
  const facts = {
    number: 3,
    issuedAt: new Date('2027-03-01T10:00:00Z'),
    seller: { name: 'Seller Ltd', registration: 'No. 1', address: '1 Street', vatNumber: null },
    buyer: { name: 'Łukasz Żółć & Sons', person: 'Łukasz Żółć', address: null, postcode: 'SE1 7PB' },
    invoice: { number: 12, issuedAt: new Date('2027-02-01T10:00:00Z') },
    what: 'Premium package',
    reason: 'refunded' as const,
    net: 834,
    vat: 167,
    gross: 1_001,
    vatRate: 20,
    promoCode: 'SPRING20',
  };
  const title = async (one: Parameters<typeof creditNotePdf>[0]) => {
    const pdf = Buffer.concat(await creditNotePdf(one).toArray());
    expect(pdf.length).toBeGreaterThan(5_000);
    // The title stands in an object of its own, to which the description of the document refers.
    const text = pdf.toString('latin1');
    const id = /\/Title (\d+) 0 R/.exec(text)?.[1] ?? '';
    return new RegExp(`\n${id} 0 obj\n\\(([^)]*)\\)`).exec(text)?.[1];
  };
  expect(await title(facts)).toBe('Credit note CN-000003');
  const again = { net: -834, vat: -167, gross: -1_001, reason: 'received again' as const };
  expect(await title({ ...facts, ...again })).toBe('Debit note CN-000003');
});
