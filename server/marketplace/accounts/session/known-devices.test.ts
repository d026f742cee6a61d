import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { Browser } from '../../../testing/browser.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { openSecondProduct, type TestMarket } from '../../../testing/market.ts';
import { mailedCode, visitor } from '../../../testing/newcomer.ts';
import type { Person } from '../../../testing/person.ts';
import { story } from '../../../testing/story.ts';

const NEW = 'a new word for the door';
const OUT = { status: 429, body: { code: 'too_many_requests' } };
const IN = { status: 200 };

type Known = [who: Person, password?: string];

const enter = (browser: Browser, market: TestMarket, ...[{ facts }, password = PASSWORD]: Known) =>
  browser.ask(market, 'POST /auth/login', { email: facts.email, password });

/** A browser in which somebody signed in once, and out again. */
async function knownTo(market: TestMarket, ...people: Person[]): Promise<Browser> {
  const browser = new Browser();
  for (const person of people) {
    expect(await enter(browser, market, person)).toMatchObject(IN);
    await browser.ask(market, 'POST /auth/logout');
  }
  return browser;
}

/** Guesses until no more is looked at. */
async function attack(market: TestMarket, { facts }: Person): Promise<void> {
  const guess = (turn: number) =>
    refusalOf(visitor(market).logIn({ body: { email: facts.email, password: `guess ${turn}` } }));
  for (let turn = 0; (await guess(turn)) !== 'too_many_requests'; turn++) expect(turn).toBeLessThan(30);
}

story(
  'while guessers are at an account its owner gets in where they signed in before, and nobody else does',
  { shows: ['B3', 'T12', 'R-16-031'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const [carls, danas] = [await knownTo(market, carl), await knownTo(market, dana)];
    const other = await openSecondProduct(market);
    await attack(market, carl);
    const strangers = [new Browser(), danas, new Browser()];
    strangers[2]?.cookies.set('known_device', 'x'.repeat(43));
    for (const browser of strangers) expect(await enter(browser, other, carl)).toMatchObject(OUT);
    for (const process of [market, other]) expect(await enter(carls, process, carl)).toMatchObject(IN);
    await other.product.stop();
  },
);

story(
  'nor can guessers shut out the others of their network',
  { shows: ['B3', 'T12'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const carls = await knownTo(market, carl);
    for (let turn = 0; turn < 25; turn++)
      await refusalOf(
        visitor(market).logIn({ body: { email: `nobody${turn}@example.test`, password: 'x' } }),
      );
    expect(await enter(new Browser(), market, dana)).toMatchObject(OUT);
    expect(await enter(carls, market, carl)).toMatchObject(IN);
  },
);

story(
  'a known device has ten wrong tries too, and takes none from the owner',
  { shows: ['B3', 'T11'] },
  async (stage) => {
    const { market } = stage;
    const carl = await stage.customer();
    const [lost, phone] = [await knownTo(market, carl), await knownTo(market, carl)];
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => enter(lost, market, carl, `guess ${turn}`)),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(10).fill(422),
      429,
      429,
    ]);
    expect(await enter(lost, market, carl)).toMatchObject(OUT);
    for (const browser of [phone, new Browser()])
      expect(await enter(browser, market, carl)).toMatchObject(IN);
  },
);

story(
  'two people who share a browser are both known in it, and it gets a new token each time',
  { shows: ['B3'] },
  async ({ market, customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    const shared = await knownTo(market, carl);
    const planted = shared.cookies.get('known_device') ?? '';
    expect(await enter(shared, market, dana)).toMatchObject(IN);
    expect(shared.cookies.get('known_device')).not.toBe(planted);
    for (const person of [carl, dana]) await attack(market, person);
    const thief = new Browser();
    thief.cookies.set('known_device', planted);
    for (const person of [carl, dana]) {
      await market.product.database.pool.query(`delete from rate_limits where key like 'log-in-network%'`);
      expect(await enter(thief, market, person)).toMatchObject(OUT);
      expect(await enter(shared, market, person)).toMatchObject(IN);
    }
  },
);

story(
  'a device that was signed out from elsewhere, or before a new password, is known no more',
  { shows: ['B3'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const [lost, old, here] = [new Browser(), await knownTo(market, carl), new Browser()];
    await enter(lost, market, carl);
    await enter(here, market, carl);
    const { body } = await here.ask(market, 'GET /auth/sessions');
    const sessions = body.sessions as { id: string; isCurrent: boolean }[];
    const { id } = sessions.find(({ isCurrent }) => !isCurrent) ?? { id: 'none' };
    expect(await here.ask(market, `DELETE /auth/sessions/${id}`)).toMatchObject(IN);
    await attack(market, carl);
    expect(await enter(lost, market, carl)).toMatchObject(OUT);
    expect(await enter(old, market, carl)).toMatchObject(IN);
    const change = { currentPassword: PASSWORD, new_password: NEW, passwordConfirmation: NEW };
    expect(await here.ask(market, 'POST /auth/update-password', change)).toMatchObject(IN);
    expect(await enter(old, market, carl, NEW)).toMatchObject(OUT);
    expect(await enter(here, market, carl, NEW)).toMatchObject(IN);
  },
);

story(
  'anybody who sets a new password by the mailed code is known where they did it',
  { shows: ['B3', 'R-3-017'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const [browser, { email }] = [new Browser(), carl.facts];
    await visitor(market).sendSecurityCode({ params: { email } });
    const passwords = { new_password: NEW, passwordConfirmation: NEW };
    const reset = { email, code: await mailedCode(market, email), ...passwords };
    expect(await browser.ask(market, 'POST /auth/change-password', reset)).toMatchObject(IN);
    await attack(market, carl);
    expect(await enter(browser, market, carl, NEW)).toMatchObject(IN);
  },
);

story(
  'the browser keeps it out of reach of scripts for half a year, the database its hash',
  { shows: ['B3', 'V5'] },
  async ({ market, customer }) => {
    const carl = await customer();
    const browser = await knownTo(market, carl);
    const token = browser.cookies.get('known_device') ?? '';
    expect(browser.set.filter((set) => set.startsWith('known_device='))).toEqual([
      `known_device=${token}; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax`,
    ]);
    const { rows } = await market.product.database.pool.query<{ xml: string }>(
      `select query_to_xml('table known_devices', true, false, '')::text as xml`,
    );
    expect(rows[0]?.xml).not.toContain(Buffer.from(token).toString('base64'));
    await market.advance({ days: 181 });
    await attack(market, carl);
    expect(await enter(browser, market, carl)).toMatchObject(OUT);
  },
);
