import { expect } from 'vitest';
import { consentWords } from '../../../contract/consents.ts';
import type { Refused } from '../../testing/api.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import { bearer } from '../../testing/newcomer.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';
import { PRODUCTION } from '../../testing/production.ts';

const NOTHING = {
  messages: false,
  newsletters: false,
  specialOffers: false,
  recommendations: false,
  newJobLeads: false,
};

story(
  'a new account is told of its own jobs and of no offers',
  { shows: ['R-10-056', 'R-10-057', 'R-9-124', 'R-9-125', 'R-9-127', 'ruling 33'] },
  async ({ customer, business }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const notificationChannels = { email: true, sms: false };
    expect(await carl.settings()).toEqual({
      notificationChannels,
      notifiableEvents: { ...NOTHING, messages: true },
      leadMails: null,
      textsAvailable: true,
    });
    expect(await anna.settings()).toEqual({
      notificationChannels,
      notifiableEvents: { ...NOTHING, messages: true, newJobLeads: true },
      leadMails: 'hourly',
      textsAvailable: true,
    });
  },
);

story(
  'where the operator sends no texts, the settings say so',
  { shows: ['R-9-125', 'A-72'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const withoutTwilio = await openSecondProduct(market, { ...PRODUCTION, ROLE: 'web' });
    const there = bearer(withoutTwilio, await carl.token());
    expect(await there.notificationSettings()).toMatchObject({ textsAvailable: false });
    expect(await carl.settings()).toMatchObject({ textsAvailable: true });
    await withoutTwilio.product.stop();
  },
);

const ALL = [
  'email',
  'sms',
  'messages',
  'newsletters',
  'specialOffers',
  'recommendations',
  'newJobLeads',
] as const;

story(
  'each switch is saved alone, stays, and is nobody else’s',
  { shows: ['R-6-083', 'R-10-058', 'A-54'] },
  async ({ customer, business }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const untouched = await anna.settings();
    for (const name of ALL) {
      const before = await carl.settings();
      const was = { ...before.notificationChannels, ...before.notifiableEvents };
      const answered = await carl.wants({ [name]: !was[name] });
      const after = await carl.settings();
      expect(answered).toEqual(after);
      expect({ ...after.notificationChannels, ...after.notifiableEvents }).toEqual({
        ...was,
        [name]: !was[name],
      });
    }
    expect(await anna.settings()).toEqual(untouched);
  },
);

story(
  'settings with a part missing, too much or of another kind are refused whole',
  { shows: ['R-10-058', 'T5'] },
  async (stage) => {
    const carl = await stage.customer();
    const before = await carl.settings();
    const { notificationChannels, notifiableEvents } = before;
    const wrong: unknown[] = [
      {},
      { notificationChannels },
      { notificationChannels: { email: true }, notifiableEvents },
      { notificationChannels: { email: 'yes', sms: false }, notifiableEvents },
      { notificationChannels, notifiableEvents: { ...notifiableEvents, messages: 1 } },
      { notificationChannels, notifiableEvents: { ...notifiableEvents, by_email: false } },
      { notificationChannels, notifiableEvents, account_id: carl.id },
      { notificationChannels: [true, true], notifiableEvents },
    ];
    for (const body of wrong) {
      const call = (await carl.api()).changeNotificationSettings({ body: body as never });
      await expect(call).rejects.toMatchObject({ code: 'invalid' } satisfies Partial<Refused>);
    }
    expect(await carl.settings()).toEqual(before);
  },
);

type Row = { purpose: string; channel: string; is_given: boolean; wording: string; source: string };

const consentsOf = async ({ product }: TestMarket, { id }: Person): Promise<Row[]> => {
  const { rows } = await product.database.pool.query<Row>(
    `select purpose, channel, is_given, wording, source from consents where account_id = $1
    order by created_at, purpose, channel`,
    [id],
  );
  return rows;
};

/** When each was given or taken back, oldest first. */
const momentsOf = async ({ product }: TestMarket, { id }: Person): Promise<Date[]> => {
  const { rows } = await product.database.pool.query<{ created_at: Date }>(
    'select created_at from consents where account_id = $1 order by created_at, purpose, channel',
    [id],
  );
  return rows.map((row) => row.created_at);
};

story(
  'agreeing to marketing writes down purpose, channel, words and time, and so does taking it back',
  { shows: ['A-54', 'R-16-027', 'V4'] },
  async ({ customer, market }) => {
    const carl = await customer();
    await carl.wants({ messages: false, newJobLeads: true });
    expect(await consentsOf(market, carl)).toEqual([]);

    const given = { is_given: true, source: 'settings' };
    const news = { ...given, purpose: 'newsletters', wording: consentWords.newsletters };
    await carl.wants({ newsletters: true });
    expect(await consentsOf(market, carl)).toEqual([{ ...news, channel: 'email' }]);

    // A channel that is switched on is a consent of its own; saving the same again is none.
    await carl.wants({ sms: true });
    await carl.wants({ sms: true });
    // Hours ahead of the machine's own time, and hours apart.
    await market.advance({ hours: 5 });
    const both = [
      { ...news, channel: 'email' },
      { ...news, channel: 'sms' },
    ];
    expect(await consentsOf(market, carl)).toEqual(both);

    const whenGiven = await momentsOf(market, carl);
    const before = market.clock.now();
    await carl.wants({ newsletters: false });
    const after = market.clock.now();
    const moments = await momentsOf(market, carl);
    expect(moments.slice(0, 2)).toEqual(whenGiven);
    for (const moment of moments.slice(2)) {
      expect(moment.getTime()).toBeGreaterThanOrEqual(before.getTime());
      expect(moment.getTime()).toBeLessThanOrEqual(after.getTime());
    }
    const taken = both.map((row) => ({ ...row, is_given: false }));
    expect(await consentsOf(market, carl)).toEqual([...both, ...taken]);
    await carl.wants({ newsletters: true, specialOffers: true, recommendations: true });
    expect(new Set((await consentsOf(market, carl)).map(({ purpose }) => purpose))).toEqual(
      new Set(['newsletters', 'special_offers', 'recommendations']),
    );
    await market.advance({ days: 40 });
    await market.product.sweep();
    await market.settled();
    for (const to of [carl.facts.email, carl.facts.mobile]) expect(await market.mailTo(to)).toEqual([]);
  },
);

story(
  'what somebody agreed to can be added to, and neither changed nor removed',
  { shows: ['V4'] },
  async (stage) => {
    const { customer, market } = stage;
    const carl = await customer();
    await carl.wants({ specialOffers: true });
    await expect(market.asOwner(`update consents set is_given = false`)).rejects.toThrow('never changed');
    await expect(market.asOwner(`delete from consents`)).rejects.toThrow('never changed');
    expect(await consentsOf(market, carl)).toHaveLength(1);
  },
);

story(
  'an admin who acts as somebody agrees to nothing in their name',
  { shows: ['T26'] },
  async ({ customer, admin, market }) => {
    const [carl, adam] = await Promise.all([customer(), admin()]);
    const before = await carl.settings();
    await market.product.database.pool.query(`update sessions set admin_id = $1 where account_id = $2`, [
      adam.id,
      carl.id,
    ]);
    await expect(carl.wants({ newsletters: true })).rejects.toMatchObject({
      code: 'not_while_impersonating',
    });
    expect(await carl.settings()).toEqual(before);
  },
);
