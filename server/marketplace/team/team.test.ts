import { expect, test } from 'vitest';
import { fileRoutes } from '../../../contract/files.ts';
import { api } from '../../../contract/index.ts';
import type { Route } from '../../../contract/kernel.ts';
import { sweep } from '../../testing/sweep.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { PASSWORD } from '../../testing/facts.ts';
import { castOf } from '../../testing/cast.ts';
import { openTestMarket, type TestMarket } from '../../testing/market.ts';
import { invitationTo, joins, memberForm } from '../../testing/member.ts';
import { customerForm, visitor } from '../../testing/newcomer.ts';
import { noting } from '../../testing/noting.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import { story } from '../../testing/story.ts';
import { rows, thrice } from '../../testing/thrice.ts';

/** So many more work there from now on. */
const fillTeam = ({ product }: TestMarket, { id }: Business, count: number) =>
  product.database.pool.query(
    `with made as (
      insert into accounts
        (id, reference, role, email, email_key, first_name, last_name, mobile_number, password_hash, created_at)
      select gen_random_uuid(), 'B-9' || n, 'business', n || '@x.test', n || '@x.test', 'N', 'O', n, '', story_begins()
      from generate_series(1, $2::int) n returning id
    )
    insert into memberships (business_id, account_id, role, created_at)
    select $1, id, 'field', story_begins() from made`,
    [id, count],
  );

const teamOf = async (person: Business) => (await person.api()).team();
const rolesOf = async (owner: Business) => {
  const { members } = await teamOf(owner);
  return Object.fromEntries(members.map(({ name, role }) => [name, role]));
};

/** What everybody may do who has a session, in their own name. */
const OF_THE_PERSON =
  'sessions endSession endOtherSessions logOut currentUser updateEmail confirmUpdateEmail updatePassword provePassword ' +
  'ownExport askForExport deleteAccount export sendVerification notificationSettings changeNotificationSettings ' +
  'updateUser removeAvatar showPicture accountActivity ownBusinesses chooseBusiness leaveTeam acceptInvitation ' +
  'calendarFeed makeCalendarFeed revokeCalendarFeed';

const calls: [string, Route][] = Object.entries({ ...api, ...fileRoutes });
const ofBusinesses = calls.filter(([, { by }]) => by !== 'anyone' && by.includes('business'));

test('each call that businesses may make says for which of their members it is, but for those about the person', () => {
  const silent = ofBusinesses.filter(([, route]) => !route.members).map(([name]) => name);
  expect(silent.toSorted()).toEqual(OF_THE_PERSON.split(' ').toSorted());
});

story('somebody who is invited registers, is verified by that, and acts for the business', async (stage) => {
  const { market, business, customer } = stage;
  const [anna, carl] = [await business({ name: 'Anna Bell' }), await customer()];
  await carl.posts();
  const { email } = customerForm();
  const invited = await (await anna.api()).inviteMember({ body: { email, role: 'office' } });
  expect(invited.invitations).toMatchObject([{ email, role: 'office', isOver: false }]);
  const token = await invitationTo(market, email);
  expect(await visitor(market).invitation({ params: { token } })).toEqual({
    business: { name: 'Bell & Co' },
    email,
    role: 'office',
    account: 'none',
  });
  const nora = await joins(market, anna, 'office');
  const { data } = await (await nora.api()).currentUser();
  expect(data).toMatchObject({ userType: 'business' });
  expect(data.emailVerifiedAt).not.toBeNull();
  expect(await rolesOf(anna)).toEqual({ 'Anna Bell': 'owner', 'Nora Quist': 'office' });
  const quote = await nora.quotes(await nora.lead(), { cost: 90 });
  expect(await anna.openQuotes()).toMatchObject([{ id: quote.id }]);
  const { db } = market.product.market;
  const { actor_id } = await db
    .selectFrom('history')
    .where('event', '=', 'quote.sent')
    .select('actor_id')
    .executeTakeFirstOrThrow();
  expect(actor_id).toBe(nora.accountId);
});

story('how a business pays is its owner’s to read; the others read whether leads come in', async (stage) => {
  const { business, member } = stage;
  for (const [subscription, hasLeads] of [
    ['active', true],
    ['expired', false],
    ['none', false],
  ] as const) {
    const anna = await business({ subscription });
    const people = [
      await member(anna, 'office', { name: 'Nora Quist' }),
      await member(anna, 'field', { name: 'Olga Quist' }),
    ];
    for (const person of people) {
      const api = await person.api();
      const { data } = await api.currentUser();
      expect([data.subscription_status, data.subscription_type]).toEqual([null, null]);
      const { email, mobile_number, first_name, last_name } = data;
      const saved = await api.updateUser({ body: { email, mobile_number, first_name, last_name } });
      expect([saved.subscription_status, saved.subscription_type]).toEqual([null, null]);
      expect((await api.ownBusinesses()).businesses).toMatchObject([{ id: anna.id, hasLeads }]);
    }
    const { data } = await (await anna.api()).currentUser();
    const status = subscription === 'none' ? 'not_subscribed' : subscription;
    expect(data.subscription_status).toBe(status);
    expect((await (await anna.api()).ownBusinesses()).businesses).toMatchObject([{ hasLeads }]);
  }
});

story('the other side reads who of a team wrote, and of a business of one person its name', async (stage) => {
  const { market, business, customer } = stage;
  const [anna, carl] = [await business({ name: 'Anna Bell' }), await customer()];
  await carl.posts();
  const lead = await anna.lead();
  expect((await anna.writes(lead, 'Hello')).user.name).toBe('Bell & Co');
  const nora = await joins(market, anna, 'office');
  expect((await nora.writes(lead, 'Hello again')).user.name).toBe('Nora from Bell & Co');
  const names = (await carl.reads(lead)).map(({ user }) => user.name);
  expect(names).toEqual(['Nora from Bell & Co', 'Anna from Bell & Co']);
  await nora.quotes(lead, { cost: 90 });
  const sender = { name: 'Bell & Co', userName: 'Nora Quist' };
  expect(await carl.quotes()).toMatchObject([{ business: sender }]);
  // The account of the sender is gone, and with it the name.
  await ends(nora);
  expect(await carl.quotes()).toMatchObject([{ business: { ...sender, userName: 'Anna Bell' } }]);
});

story(
  'who works in the field has the work in progress and its messages, and nothing before or after',
  async (stage) => {
    const { market, business, customer } = stage;
    const [anna, carl] = [await business(), await customer()];
    const fred = await joins(market, anna, 'field');
    const job = await carl.posts();
    const lead = await anna.lead();
    expect(await refusalOf(fred.reads(lead))).toBe('not_found');
    expect(await refusalOf(fred.writes(lead, 'Hello'))).toBe('not_found');
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    expect(await fred.jobs('in_progress')).toMatchObject([{ id: job.id, leadId: lead.id }]);
    await fred.writes(lead, 'On my way');
    expect(await refusalOf(fred.jobs('finished'))).toBe('forbidden');
    await fred.finishes(job);
    expect(await refusalOf(fred.reads(lead))).toBe('not_found');
  },
);

story(
  'a business mails as many strangers a day as it is known for, and none before its address is proved',
  async (stage) => {
    const { market, business } = stage;
    const invites = async (owner: Business, n: number) =>
      (await owner.api()).inviteMember({
        body: { email: `stranger.${owner.id}.${n}@example.test`, role: 'field' },
      });
    const unproved = await business({ verified: false });
    expect(await refusalOf(invites(unproved, 0))).toBe('verification_required');
    const unpaid = await business({ subscription: 'none' });
    const paid = await business();
    for (const [owner, most] of [
      [unpaid, 3],
      [paid, 10],
    ] as const) {
      for (let n = 0; n < most; n++) await invites(owner, n);
      expect([most, await refusalOf(invites(owner, most))]).toEqual([most, 'too_many_requests']);
    }
    // A week later it may invite fifty, taken back or not.
    await market.advance({ days: 7 });
    await market.product.database.pool.query(
      `insert into invitations (id, business_id, email, email_key, role, invited_by, created_at, expires_at, revoked_at)
      select gen_random_uuid(), $1, 'old' || n || '@example.test', 'old' || n || '@example.test', 'field', $2, $3::timestamptz,
        $3 + interval '7 days', $3 from generate_series(1, 49) n`,
      [paid.id, paid.facts.id, market.clock.now()],
    );
    await invites(paid, 50);
    expect(await refusalOf(invites(paid, 51))).toBe('too_many_requests');
    await market.advance({ days: 1 });
    await invites(paid, 52);
    await market.settled();
    expect(await market.mailTo(`stranger.${unproved.id}.0@example.test`)).toEqual([]);
  },
);

test('an invitation that waits to be mailed is mailed only while it holds', async () => {
  // Nothing works the queue here but the worker of this test.
  const market = await openTestMarket({ ROLE: 'web' });
  const cast = castOf(market);
  const adam = await cast.admin();
  const invites = async (owner: Business) => {
    const email = `late.${owner.id}@example.test`;
    const { invitations } = await (await owner.api()).inviteMember({ body: { email, role: 'field' } });
    return invitations[0]?.id ?? '';
  };
  const handsOver = async (owner: Business) => {
    const olga = await cast.member(owner, 'office');
    const api = await owner.api();
    await api.provePassword({ body: { password: PASSWORD } });
    await api.handOver({ body: { member: olga.accountId } });
  };
  const ends: Record<string, (owner: Business, id: string) => Promise<unknown>> = {
    nothing: () => Promise.resolve(),
    revoked: async (owner, id) => (await owner.api()).revokeInvitation({ params: { id } }),
    expired: (_owner, id) =>
      market.look(
        `update invitations set expires_at = created_at + interval '1 ms' where id = $1 returning id`,
        [id],
      ),
    deactivated: async (owner) =>
      (await adam.api()).changeBusiness({ params: { id: owner.id }, body: { is_active: 0 } }),
    'who invited is no owner any more, and switched off': async (owner) => {
      await handsOver(owner);
      await (await adam.api()).changeBusiness({ params: { id: owner.accountId }, body: { is_active: 0 } });
    },
    'the new owner is switched off': async (owner) => {
      await handsOver(owner);
      await (await adam.api()).changeBusiness({ params: { id: owner.id }, body: { is_active: 0 } });
    },
  };
  for (const [end, happens] of Object.entries(ends)) {
    const owner = await cast.business();
    const id = await invites(owner);
    await happens(owner, id);
    const [notice] = await market.look<{ id: string }>(`select id from notices where subject_id = $1`, [id]);
    const sent = noting();
    await market.advance({ minutes: 1 });
    await outboxWorker(market, sent.messenger)(notice?.id ?? '');
    expect([end, sent.ids.length]).toEqual([end, end === 'nothing' ? 1 : 0]);
  }
  await market.product.stop();
});

story('a team has fifty members and no more, however they come', async (stage) => {
  const { market, business } = stage;
  const anna = await business();
  const owner = await anna.api();
  const [ben, tokens] = [await business(), [] as string[]];
  const addresses = [ben.facts.email, customerForm().email, customerForm().email];
  for (const email of addresses) {
    await owner.inviteMember({ body: { email, role: 'field' } });
    tokens.push(await invitationTo(market, email));
  }
  // With its owner they are forty-nine.
  await fillTeam(market, anna, 48);
  const registers = (place: number) =>
    visitor(market).registerMember({ body: memberForm(tokens[place] ?? '') });
  await registers(1);
  expect((await owner.team()).members).toHaveLength(50);
  expect(await refusalOf(registers(2))).toBe('team_full');
  expect(await refusalOf((await ben.api()).acceptInvitation({ params: { token: tokens[0] ?? '' } }))).toBe(
    'team_full',
  );
  expect(await refusalOf(owner.inviteMember({ body: { email: 'one@example.test', role: 'field' } }))).toBe(
    'team_full',
  );
  expect((await owner.team()).members).toHaveLength(50);
});

story('an invitation that is over, taken back or for another address lets nobody in', async (stage) => {
  const { market, business, customer } = stage;
  const [anna, ben, carl] = [await business(), await business(), await customer()];
  const owner = await anna.api();
  const bens = await ben.api();
  const opens = (token: string) => refusalOf(visitor(market).invitation({ params: { token } }));
  expect(await opens('nothing-like-it')).toBe('invitation_over');

  const late = customerForm().email;
  await owner.inviteMember({ body: { email: late, role: 'field' } });
  const lateToken = await invitationTo(market, late);
  await market.advance({ days: 7, minutes: -1 });
  expect(await visitor(market).invitation({ params: { token: lateToken } })).toMatchObject({ email: late });
  await market.advance({ minutes: 1 });
  expect(await opens(lateToken)).toBe('invitation_over');
  expect((await (await anna.api()).team()).invitations).toMatchObject([{ email: late, isOver: true }]);

  const again = await (await anna.api()).inviteMember({ body: { email: late, role: 'field' } });
  const fresh = await invitationTo(market, late);
  const [open] = again.invitations;
  await (await anna.api()).revokeInvitation({ params: { id: open?.id ?? '' } });
  expect(await opens(fresh)).toBe('invitation_over');

  const { email } = ben.facts;
  await (await anna.api()).inviteMember({ body: { email, role: 'office' } });
  const forBen = await invitationTo(market, email);
  const dora = await business();
  expect(await refusalOf((await dora.api()).acceptInvitation({ params: { token: forBen } }))).toBe(
    'invited_another',
  );
  expect(bens).toBeDefined();
  // Whose address it is but not proved: for them it is, once it is.
  const eve = await business({ verified: false });
  await (await anna.api()).inviteMember({ body: { email: eve.facts.email, role: 'office' } });
  const forEve = await invitationTo(market, eve.facts.email);
  expect(await refusalOf((await eve.api()).acceptInvitation({ params: { token: forEve } }))).toBe(
    'verification_required',
  );
  expect(await (await ben.api()).acceptInvitation({ params: { token: forBen } })).toEqual([]);
  expect(await (await ben.api()).acceptInvitation({ params: { token: forBen } })).toEqual([]);
  expect(await refusalOf((await anna.api()).inviteMember({ body: { email, role: 'office' } }))).toBe(
    'already_member',
  );

  await (await anna.api()).inviteMember({ body: { email: carl.facts.email, role: 'office' } });
  const forCarl = await invitationTo(market, carl.facts.email);
  expect(await visitor(market).invitation({ params: { token: forCarl } })).toMatchObject({
    account: 'other',
  });
});

story(
  'an invitation is mailed once and taken up once, however often it is sent or answered',
  async (stage) => {
    const { market, business } = stage;
    const anna = await business();
    const { email, name: _whole, ...form } = customerForm();
    const owner = await anna.api({ headers: { 'idempotency-key': 'one-invitation' } });
    await thrice(() => owner.inviteMember({ body: { email, role: 'office' } }));
    const token = await invitationTo(market, email);
    expect(await market.mailTo(email)).toHaveLength(1);
    const at = (key: string) => visitor(market, { 'idempotency-key': key });
    const body = { ...form, token };
    const other = { ...body, mobile_number: '07700919999' };
    const outcomes = await Promise.allSettled([
      at('first').registerMember({ body }),
      at('second').registerMember({ body: other }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows(stage, 'memberships')).toBe(1);
    expect(await rows(stage, 'accounts', `email = '${email}'`)).toBe(1);
  },
);

story('who is removed or leaves is out at the next request, and what they did stays', async (stage) => {
  const { market, business, customer } = stage;
  const [anna, carl] = [await business(), await customer()];
  const nora = await joins(market, anna, 'office');
  await carl.posts();
  const quote = await nora.quotes(await nora.lead(), { cost: 90 });
  const owner = await anna.api();
  await owner.changeMember({ params: { id: nora.accountId }, body: { role: 'field' } });
  expect(await refusalOf(nora.leads())).toBe('forbidden');
  await owner.removeMember({ params: { id: nora.accountId } });
  expect(await refusalOf(nora.jobs())).toBe('business_gone');
  expect((await (await nora.api()).ownBusinesses()).businesses).toEqual([]);
  expect(await anna.openQuotes()).toMatchObject([{ id: quote.id }]);
  const olga = await joins(market, anna, 'office');
  expect(await (await olga.api()).leaveTeam({ params: { id: anna.id } })).toEqual([]);
  expect(await (await olga.api()).leaveTeam({ params: { id: anna.id } })).toEqual([]);
  expect(await refusalOf(olga.leads())).toBe('business_gone');
  expect(await refusalOf((await anna.api()).leaveTeam({ params: { id: anna.id } }))).toBe('owner_stays');
  expect(await refusalOf(owner.removeMember({ params: { id: anna.accountId } }))).toBe('owner_stays');
  const stranger = await business();
  expect(await refusalOf(owner.removeMember({ params: { id: stranger.accountId } }))).toBe('not_found');
});

story(
  'a business is handed over to a member, by who knows the password; it has one owner always',
  async (stage) => {
    const { market, business } = stage;
    const anna = await business({ name: 'Anna Bell' });
    const nora = await joins(market, anna, 'office');
    const owner = await anna.api();
    const body = { member: nora.accountId };
    await market.advance({ minutes: 20 });
    expect(await refusalOf(owner.handOver({ body }))).toBe('password_required');
    await owner.provePassword({ body: { password: PASSWORD } });
    expect(await refusalOf(owner.handOver({ body: { member: (await business()).accountId } }))).toBe(
      'not_found',
    );
    const underKey = await anna.api({ headers: { 'idempotency-key': 'once' } });
    expect(await underKey.handOver({ body })).toEqual([]);
    expect(await underKey.handOver({ body })).toEqual([]);
    expect(await rolesOf(nora)).toEqual({ 'Nora Quist': 'owner', 'Anna Bell': 'office' });
    expect(await refusalOf(anna.billing())).toBe('forbidden');
    expect(await nora.billing()).toMatchObject({ subscription_type: 'standard' });
    expect(await refusalOf(owner.handOver({ body }))).toBe('forbidden');
    await market.settled();
    const told = async (person: Business) =>
      (await market.mailTo(person.facts.email)).filter(({ subject }) => subject.includes('Bell & Co'));
    expect(await told(anna)).toMatchObject([
      {
        subject: 'You handed Bell & Co over',
        text: expect.stringMatching(/Nora Quist owns Bell & Co now[^]*goes on being paid[^]*was not you/),
      },
    ]);
    expect(await told(nora)).toMatchObject([
      {
        subject: 'You own Bell & Co now',
        text: expect.stringMatching(/Anna Bell handed Bell & Co over to you[^]*goes on being paid/),
      },
      { subject: 'Join Bell & Co on Fettle' },
    ]);
  },
);

story('who acts for several businesses chooses one in each session', async (stage) => {
  const { market, business, customer } = stage;
  const [anna, ben, carl] = [
    await business({ name: 'Anna Bell' }),
    await business({ name: 'Ben Stone', category: 'Electrical', services: [] }),
    await customer(),
  ];
  await carl.posts();
  await (await anna.api()).inviteMember({ body: { email: ben.facts.email, role: 'office' } });
  const token = await invitationTo(market, ben.facts.email);
  const api = await ben.api();
  await api.acceptInvitation({ params: { token } });
  const current = async () => (await api.ownBusinesses()).businesses.find(({ isCurrent }) => isCurrent)?.name;
  expect([await current(), (await ben.leads()).length]).toEqual(['Bell & Co', 1]);
  await api.chooseBusiness({ params: { id: ben.id } });
  expect([await current(), (await ben.leads()).length]).toEqual(['Stone & Co', 0]);
  const strange = await business();
  expect(await refusalOf(api.chooseBusiness({ params: { id: strange.id } }))).toBe('not_found');
});

story(
  'whose business is gone acts for no other one before they have chosen it, in each of their sessions',
  async (stage) => {
    const { business, member } = stage;
    const [anna, ben] = [await business({ name: 'Anna Bell' }), await business({ name: 'Ben Stone' })];
    const nora = await member(anna, 'office');
    const { db } = stage.market.product.market;
    const more = { role: 'office', created_at: stage.market.clock.now() };
    await db
      .insertInto('memberships')
      .values([
        { ...more, business_id: ben.id, account_id: nora.accountId },
        { ...more, business_id: anna.id, account_id: ben.accountId },
      ])
      .execute();
    const [noras, bens] = [await nora.api(), await ben.api()];
    const current = async (api: typeof noras) =>
      (await api.ownBusinesses()).businesses.map(({ name, isCurrent }) => [name, isCurrent]);
    expect(await current(noras)).toEqual([
      ['Bell & Co', true],
      ['Stone & Co', false],
    ]);
    await bens.chooseBusiness({ params: { id: anna.id } });
    const owner = await anna.api();
    for (const { accountId } of [nora, ben]) await owner.removeMember({ params: { id: accountId } });
    for (const api of [noras, bens]) {
      expect(await refusalOf(api.leads())).toBe('business_gone');
      expect(await current(api)).toEqual([['Stone & Co', false]]);
      await api.chooseBusiness({ params: { id: ben.id } });
      expect(await current(api)).toEqual([['Stone & Co', true]]);
      expect((await api.leads()).leads).toEqual([]);
    }
  },
);

story(
  'who works in the field changes what they are told, but not whether of leads, which they do not get',
  async (stage) => {
    const { business, member } = stage;
    const anna = await business();
    const [nora, fred] = [await member(anna, 'office'), await member(anna, 'field')];
    for (const [person, newJobLeads] of [
      [nora, false],
      [fred, true],
    ] as const) {
      expect((await person.settings()).notifiableEvents).toMatchObject({ messages: true, newJobLeads: true });
      await person.wants({ messages: false, newJobLeads: false });
      expect((await person.settings()).notifiableEvents).toMatchObject({ messages: false, newJobLeads });
    }
  },
);

story('news of a business goes to each of its people by their own settings', async (stage) => {
  const { market, business, customer } = stage;
  const [anna, carl] = [await business({ package: 'premium' }), await customer()];
  const [nora, fred] = [await joins(market, anna, 'office'), await joins(market, anna, 'field')];
  await anna.wants({ newJobLeads: false });
  await carl.posts();
  await market.settled();
  const told = async (person: Business) =>
    (await market.mailTo(person.facts.email)).filter(({ subject }) => /lead|job/i.test(subject)).length;
  expect([await told(anna), await told(nora), await told(fred)]).toEqual([0, 1, 0]);
});

story(
  'a member who deletes the account leaves the business whole; with the owner the business ends',
  async (stage) => {
    const { market, business } = stage;
    const anna = await business({ name: 'Anna Bell' });
    const [nora, olga] = [await joins(market, anna, 'office'), await joins(market, anna, 'office')];
    await ends(nora);
    await market.settled();
    const [hers] = await market.mailTo(nora.facts.email);
    expect(hers?.text).toContain('stay with it as you wrote them, under “Deleted user”');
    expect(hers?.text).not.toContain('your texts');
    expect(Object.values(await rolesOf(anna))).toEqual(['owner', 'office']);
    expect(await visitor(market).publicBusiness({ params: { id: anna.id } })).toMatchObject({});
    await ends(anna);
    await market.settled();
    const [last] = await market.mailTo(anna.facts.email);
    expect(last?.text).toContain('your texts and your files are gone');
    expect(await rows(stage, 'memberships')).toBe(0);
    expect(await refusalOf(olga.leads())).toBe('business_gone');
    expect(await refusalOf(visitor(market).publicBusiness({ params: { id: anna.id } }))).toBe('not_found');
  },
);

async function ends(person: Business) {
  const own = await person.api();
  await own.provePassword({ body: { password: PASSWORD } });
  await own.deleteAccount();
}

story('what was mailed to strangers is forgotten a month after it is over', async (stage) => {
  const { market, business } = stage;
  const anna = await business();
  await (await anna.api()).inviteMember({ body: { email: customerForm().email, role: 'field' } });
  await market.settled();
  await market.advance({ days: 36 });
  await sweep(market);
  expect(await rows(stage, 'invitations')).toBe(1);
  await market.advance({ days: 2 });
  await sweep(market);
  expect(await rows(stage, 'invitations')).toBe(0);
});

story(
  'a business whose owner is switched off is nobody’s to act for, and is back with the owner',
  async (stage) => {
    const { market, business, member, admin } = stage;
    const anna = await business();
    const nora = await member(anna, 'office');
    const adminApi = await (await admin()).api();
    await adminApi.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
    expect(await refusalOf(nora.leads())).toBe('business_gone');
    await adminApi.changeBusiness({ params: { id: anna.id }, body: { is_active: 1 } });
    expect(await nora.leads()).toEqual([]);
    await market.settled();
  },
);

story('a business is handed over to nobody who is switched off or owns another', async (stage) => {
  const { business, member, admin } = stage;
  const [anna, ben] = [await business(), await business()];
  const nora = await member(anna, 'office');
  const adminApi = await (await admin()).api();
  const { db } = stage.market.product.market;
  const bens = {
    business_id: anna.id,
    account_id: ben.accountId,
    role: 'office',
    created_at: stage.market.clock.now(),
  };
  await db.insertInto('memberships').values(bens).execute();
  const owner = await anna.api();
  await owner.provePassword({ body: { password: PASSWORD } });
  expect(await refusalOf(owner.handOver({ body: { member: ben.accountId } }))).toBe('owns_another');
  await adminApi.changeBusiness({ params: { id: nora.accountId }, body: { is_active: 0 } });
  expect(await refusalOf(owner.handOver({ body: { member: nora.accountId } }))).toBe('not_found');
});

story(
  'the admin area acts on the account it shows, also where a business has the id of who owned it before',
  async (stage) => {
    const { market, business, member, admin } = stage;
    const [anna, adminApi] = [await business({ name: 'Anna Bell' }), await (await admin()).api()];
    const nora = await member(anna, 'office', { name: 'Nora Quist' });
    const { pool } = market.product.database;
    // As one that was registered before teams came, and was handed over since.
    const old = anna.accountId;
    await pool.query(
      `insert into businesses (id, owner_id, name, postcode, town, lat, lng, outward_lat, outward_lng, outward_cell, created_at)
    select $1, $2, 'Old & Co', postcode, town, lat, lng, outward_lat, outward_lng, outward_cell, story_begins()
    from businesses where id = $3`,
      [old, nora.accountId, anna.id],
    );
    const { businesses } = await adminApi.adminBusinesses({ query: {} });
    const ids = Object.fromEntries(businesses.map(({ userName, id }) => [userName, id]));
    expect(ids).toEqual({ 'Anna Bell': anna.id, 'Nora Quist': nora.accountId });
    await adminApi.changeBusiness({ params: { id: nora.accountId }, body: { is_active: 0 } });
    const { rows: off } = await pool.query('select id from accounts where not is_active');
    expect(off).toEqual([{ id: nora.accountId }]);
  },
);
