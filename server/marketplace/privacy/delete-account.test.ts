import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Messenger } from '../../platform/mail/messenger.ts';
import { atBank, daysPass, sums } from '../../testing/bank.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import type { TestMarket } from '../../testing/market.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';

const leaves = async (person: Person) => (await person.api()).deleteAccount();

const subjectsTo = async (market: TestMarket, { facts }: Person) =>
  (await market.mailTo(facts.email)).map(({ subject }) => subject);

/** Carl's job with quotes of Anna and Bob. */
async function quotedJob({ customer, business, market }: Stage) {
  const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
  const job = await carl.posts();
  const [lead, bobs] = [await anna.lead(), await bob.lead()];
  const quote = await anna.quotes(lead, { cost: 120 });
  await bob.quotes(bobs, { cost: 150 });
  await market.settled();
  return { carl, anna, bob, job, lead, quote };
}

story(
  'a customer leaves: open jobs are cancelled, and those who quoted hear of it',
  { shows: ['R-10-051', 'R-16-033', 'R-6-096', 'A-53'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, bob, job } = await quotedJob(stage);
    expect(await leaves(carl)).toEqual([]);
    await market.settled();
    for (const business of [anna, bob]) {
      expect(await subjectsTo(market, business)).toContain('Job cancelled: Fix a leak or burst pipe');
      expect((await business.jobs('cancelled')).map(({ id, user }) => [id, user?.name])).toEqual([
        [job.id, 'Deleted user'],
      ]);
      expect(await business.leads()).toEqual([]);
      expect(await business.openQuotes()).toEqual([]);
    }
    const [last] = await market.mailTo(carl.facts.email);
    expect(last?.subject).toBe('Your account is deleted');
    // What is left of the address: enough to know it again, too little to read it (5.5).
    const { rows } = await market.product.database.pool.query(
      'select email_hash, email_key from accounts where id = $1',
      [carl.id],
    );
    const hash = createHash('sha256').update(carl.facts.email.toLowerCase()).digest();
    expect(rows).toEqual([{ email_hash: hash, email_key: expect.not.stringContaining('@example') }]);
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
  },
);

story(
  'a business leaves: its open quotes go, and the customers hear of it',
  { shows: ['R-10-051', 'R-10-101', 'R-16-033'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, bob, job } = await quotedJob(stage);
    expect(await leaves(anna)).toEqual([]);
    await market.settled();
    expect((await carl.responses(job)).map((quote) => quote.business.name)).not.toContain('Deleted user');
    expect(await carl.responses(job)).toHaveLength(1);
    expect(await subjectsTo(market, carl)).toContain(
      'A quote is no longer there: Kitchen tap will not stop dripping',
    );
    expect(await subjectsTo(market, bob)).not.toContain('A quote is no longer there');
    const profile = fetch(`${market.baseUrl}/api/business/${anna.id}`);
    expect((await profile).status).toBe(404);
    // Nobody counts on it any more, nor on one that had cancelled and left what it had paid for.
    const paidThrough = new Date(market.clock.now().getTime() + 3 * 24 * 3600_000);
    await leaves(await stage.business({ subscription: 'cancelled', paidThrough }));
    const next = await carl.posts({ title: 'Another tap' });
    expect((await carl.job(next)).leadsCount).toBe(1);
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
  },
);

story(
  'with work under way neither side can leave',
  { shows: ['R-6-097', 'R-10-051', 'A-53', 'T38'] },
  async (stage) => {
    const { carl, anna, bob, job, quote } = await quotedJob(stage);
    await carl.accepts(quote);
    for (const side of [carl, anna])
      await expect(leaves(side)).rejects.toMatchObject({
        code: 'jobs_in_progress',
        status: 409,
        message: expect.stringContaining(
          'Please complete your jobs in progress before deleting your account.',
        ),
      });
    expect((await carl.job(job)).status).toBe('progress');
    // A business that was turned down has nothing under way here.
    expect(await leaves(bob)).toEqual([]);
    await anna.finishes(job);
    expect(await leaves(anna)).toEqual([]);
    const [finished] = await carl.jobs('finished');
    expect(finished?.business?.name).toBe('Deleted user');
    expect(await leaves(carl)).toEqual([]);
  },
);

story(
  '5.5 B6 T9 after leaving nothing opens any more, and the address is free for somebody new',
  async (stage) => {
    const { market, customer } = stage;
    const carl = await customer({ email: 'carl.moss@example.test' });
    const token = await carl.token();
    const second = await signIn(market, carl);
    expect(second.status).toBe(200);
    const { token: other } = (await second.json()) as { token: string };
    const answer = await fetch(`${market.baseUrl}/api/user`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^auth_token=;/);
    for (const dead of [token, other])
      expect((await asked(market, dead, 'GET', '/auth/user')).status).toBe(401);
    // A retry finds its session gone.
    expect((await asked(market, token, 'DELETE', '/user')).status).toBe(401);
    expect((await signIn(market, carl)).status).toBe(422);
    const again = await customer({ email: 'carl.moss@example.test' });
    expect(again.id).not.toBe(carl.id);
    expect((await signIn(market, again)).status).toBe(200);
    expect(await again.jobs()).toEqual([]);
  },
);

const signIn = ({ baseUrl }: TestMarket, { facts }: Person) =>
  fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: facts.email, password: 'correct horse battery' }),
  });

const asked = async ({ baseUrl }: TestMarket, ...[token, method, path]: [string, string, string]) =>
  fetch(`${baseUrl}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });

story(
  '5.5 an old session must show the password again, and a wrong one counts as a failed log-in',
  async (stage) => {
    const { market, customer } = stage;
    const carl = await customer();
    const api = await carl.api();
    await market.advance({ minutes: 16 });
    await expect(leaves(carl)).rejects.toMatchObject({ code: 'password_required', status: 403 });
    await expect(api.provePassword({ body: { password: 'wrong horse' } })).rejects.toMatchObject({
      code: 'wrong_password',
      status: 422,
    });
    await expect(leaves(carl)).rejects.toMatchObject({ code: 'password_required' });
    await api.provePassword({ body: { password: 'correct horse battery' } });
    await market.advance({ minutes: 16 });
    await expect(leaves(carl)).rejects.toMatchObject({ code: 'password_required' });
    await api.provePassword({ body: { password: 'correct horse battery' } });
    expect(await leaves(carl)).toEqual([]);
  },
);

story('after ten wrong passwords no more are looked at', { shows: ['T11'] }, async ({ customer }) => {
  const api = await (await customer()).api();
  for (let tries = 0; tries < 10; tries++)
    await expect(api.provePassword({ body: { password: `wrong ${tries}` } })).rejects.toMatchObject({
      code: 'wrong_password',
    });
  await expect(api.provePassword({ body: { password: 'correct horse battery' } })).rejects.toMatchObject({
    code: 'too_many_requests',
  });
});

story(
  'an admin who acts as somebody does not delete them',
  { shows: ['T26'] },
  async ({ customer, admin, market }) => {
    const [carl, adam] = await Promise.all([customer(), admin()]);
    await carl.token();
    await market.product.database.pool.query('update sessions set admin_id = $1 where account_id = $2', [
      adam.id,
      carl.id,
    ]);
    await expect(leaves(carl)).rejects.toMatchObject({ code: 'not_while_impersonating', status: 403 });
    expect(await carl.jobs()).toEqual([]);
  },
);

story(
  'that somebody was mailed about the account goes with the account',
  { shows: ['V2'] },
  async ({ customer, market }) => {
    const carl = await customer();
    await market.product.database.pool.query(
      `insert into notices (id, key, kind, channel, account_id, created_at)
      values ($1, 'a', 'password-changed', 'email', $1, story_begins())`,
      [carl.id],
    );
    await leaves(carl);
    await market.settled();
    const { rows } = await market.product.database.pool.query(
      'select kind from notices where account_id = $1',
      [carl.id],
    );
    expect(rows).toEqual([]);
  },
);

/** The last mails that wait, by their addresses. */
const farewells = async ({ product }: TestMarket): Promise<unknown[]> =>
  (await product.database.pool.query("select recipient from notices where kind = 'farewell'")).rows;

/** A last mail to Dana that no worker has come to since then; answers its id. */
async function waitingFarewell({ product }: TestMarket, since: Date): Promise<string> {
  const { rows } = await product.database.pool.query<{ id: string }>(
    `insert into notices (id, key, kind, channel, recipient, facts, created_at)
    values (gen_random_uuid(), gen_random_uuid(), 'farewell', 'email', 'dana@example.test', $1, $2) returning id`,
    [{ first_name: 'Dana', is_by_owner: true, note: null, has_invoices: false }, since],
  );
  return rows[0]?.id ?? '';
}

story(
  'the last mail takes the address with it, and does not wait longer than a day',
  { shows: ['V2'] },
  async (stage) => {
    const { market, customer } = stage;
    const carl = await customer();
    await leaves(carl);
    await market.settled();
    expect(await farewells(market)).toEqual([]);
    expect(await subjectsTo(market, carl)).toEqual(['Your account is deleted']);

    const late = await waitingFarewell(market, new Date(market.clock.now().getTime() - 25 * 3600_000));
    const messenger = {
      channels: ['email'] as const,
      deliver: async () => Promise.reject(new Error('too late')),
    };
    await outboxWorker(market, messenger)(late);
    expect(await farewells(market)).toEqual([]);
  },
);

story(
  'the last mail has as long as any other, and waits for nothing where no mail is sent',
  async (stage) => {
    const { market } = stage;
    const heard: unknown[] = [];
    for (const channel of ['email', 'sms'] as const) {
      const farewell = await waitingFarewell(market, market.clock.now());
      const messenger: Messenger = {
        channels: [channel],
        async deliver(tx) {
          const limit = sql`select current_setting('idle_in_transaction_session_timeout') as patience`;
          heard.push(...(await limit.execute(tx)).rows);
        },
      };
      await outboxWorker(market, messenger)(farewell);
    }
    expect(heard).toEqual([{ patience: '1min' }]);
    expect(await farewells(market)).toEqual([]);
  },
);

story(
  'the last mail says that invoices stay, to a business that has one, and nothing more is taken',
  { shows: ['R-16-033'] },
  async (stage) => {
    const { market, customer, business } = stage;
    const [carl, bob, anna] = [await customer(), await business(), await business({ subscription: 'none' })];
    await anna.comesBack(await atBank(market, await anna.buys(), 'authorise'));
    const said = [];
    for (const one of [carl, bob, anna]) {
      await leaves(one);
      await market.settled();
      const mails = await market.mailTo(one.facts.email);
      const last = mails.find(({ subject }) => subject === 'Your account is deleted');
      said.push(last?.text.includes('Invoices are kept for six years, as the law asks'));
    }
    expect(said).toEqual([false, false, true]);
    const mails = await market.mailTo(anna.facts.email);
    expect(mails.map(({ text }) => text).join('\n')).toContain(
      'gone from our records, except on your invoices.',
    );
    // Nothing is taken for another month.
    await daysPass(market, 62);
    expect(await sums(market)).toEqual({ ours: 11_400, theirs: 11_400 });
  },
);

const SETTINGS = 'by_email by_sms messages new_job_leads newsletters special_offers recommendations'.split(
  ' ',
);

story(
  'who left is told nothing any more, has no number and no password',
  { shows: ['R-16-033', 'V2'] },
  async (stage) => {
    const { market, customer, business } = stage;
    const [carl, anna] = [await customer(), await business()];
    const { pool } = market.product.database;
    await pool.query(`update notification_settings set ${SETTINGS.map((name) => `${name} = true`).join()}`);
    await carl.posts();
    const lead = await anna.lead();
    await anna.writes(lead, 'I can come on Monday');
    await carl.writes(lead, 'Monday is fine');
    await leaves(carl);
    const settings = await pool.query(
      `select ${SETTINGS.join()} from notification_settings where account_id = $1`,
      [carl.id],
    );
    expect(settings.rows).toEqual([Object.fromEntries(SETTINGS.map((name) => [name, false]))]);
    const accounts = await pool.query('select mobile_number, password_hash from accounts where id = $1', [
      carl.id,
    ]);
    expect(accounts.rows).toEqual([{ mobile_number: '', password_hash: '' }]);
    const bodies = async () => (await pool.query('select body from messages order by created_at, id')).rows;
    const gone = { body: 'This message was deleted with the account.' };
    expect(await bodies()).toEqual([{ body: 'I can come on Monday' }, gone]);
    await leaves(anna);
    expect(await bodies()).toEqual([gone, gone]);
  },
);

story(
  'what others need stays: a finished job, its price, its review',
  { shows: ['R-16-033'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, job, quote } = await quotedJob(stage);
    await carl.accepts(quote);
    await anna.finishes(job);
    await carl.reviews(job, {
      rating: 4,
      comment: `${carl.facts.firstName} here, call 07700 900555. Tidy work`,
    });
    await leaves(carl);
    await market.settled();
    const [kept] = await anna.jobs('finished');
    expect(kept).toMatchObject({ id: job.id, title: 'Fix a leak or burst pipe', description: '' });
    expect(kept?.user?.name).toBe('Deleted user');
    const profile = await (await fetch(`${market.baseUrl}/api/business/${anna.id}`)).json();
    expect(JSON.stringify(profile)).toContain('Tidy work');
    expect(JSON.stringify(profile)).not.toContain('900555');
  },
);
