import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fileRoutes } from '../../../contract/files.ts';
import { api } from '../../../contract/index.ts';
import { isOfAdmins, mayWhileActing, type Route } from '../../../contract/kernel.ts';
import { newId } from '../../platform/ids.ts';
import { type Api, apiAt } from '../../testing/api.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';

const apiWith = ({ baseUrl }: TestMarket, token: string): Api =>
  apiAt(baseUrl, () => ({ authorization: `Bearer ${token}` }));

/** The token with which the admin area acts as somebody. */
async function actsAs(adam: Person, { facts }: Person): Promise<string> {
  const body = { email: facts.email, reason: 'Asked for help on the phone' };
  const { token } = await (await adam.api()).impersonate({ body });
  return token ?? '';
}

const ENQUIRY = {
  about: 'question' as const,
  name: 'Carl Moss',
  email: 'carl@example.test',
  mobile_number: '07700 900321',
  message: 'How do I post a second job?',
};

const status = async ({ baseUrl }: TestMarket, token: string) =>
  (await fetch(`${baseUrl}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status;

story(
  'an admin sees what a customer sees, and comes back',
  { shows: ['R-3-044', 'R-10-140', 'R-10-142', 'R-10-143', 'A6'] },
  async ({ customer, admin, market }) => {
    const [adam, carl] = await Promise.all([admin(), customer()]);
    const job = await carl.posts();
    const acting = apiWith(market, await actsAs(adam, carl));
    const { data, impersonation, impersonationEndsAt } = await acting.currentUser();
    expect([data.id, impersonation]).toEqual([carl.id, true]);
    const minutesLeft = (Date.parse(impersonationEndsAt ?? '') - market.clock.now().getTime()) / 60_000;
    expect(Math.round(minutesLeft)).toBe(30);
    const { jobs } = await acting.jobs({ query: { status: 'active' } });
    expect(jobs.map(({ id }) => id)).toEqual([job.id]);
    const back = await acting.backAsAdmin();
    expect(back.data).toMatchObject({ id: adam.id, userType: 'admin' });
    expect((await apiWith(market, back.token ?? '').currentUser()).impersonation).toBe(false);
    await expect(acting.currentUser()).rejects.toMatchObject({ code: 'unauthenticated' });
  },
);

story(
  'back-as-admin may be asked again for a minute, and by nobody else',
  { shows: ['R-10-143', 'R-15-046', 'A-60'] },
  async (stage) => {
    const { customer, admin, market } = stage;
    const [adam, carl] = await Promise.all([admin(), customer()]);
    const token = await actsAs(adam, carl);
    const acting = apiWith(market, token);
    const first = await acting.backAsAdmin();
    await market.advance({ minutes: 0.9 });
    const second = await acting.backAsAdmin();
    expect([await status(market, first.token ?? ''), await status(market, second.token ?? '')]).toEqual([
      401, 200,
    ]);
    await market.advance({ minutes: 0.2 });
    await expect(acting.backAsAdmin()).rejects.toMatchObject({ code: 'unauthenticated' });
    for (const person of [carl, await admin()])
      await expect((await person.api()).backAsAdmin()).rejects.toMatchObject({ code: 'forbidden' });
    await expect(apiAt(market.baseUrl, () => ({})).backAsAdmin()).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  },
);

story('after 30 minutes it is over, and whose account it is sees so', { shows: ['T26'] }, async (stage) => {
  const { customer, admin, market } = stage;
  const [adam, carl] = await Promise.all([admin(), customer()]);
  const token = await actsAs(adam, carl);
  const lasted = async () => {
    const { activity } = await (await carl.api()).accountActivity();
    return activity.map(({ startedAt, endedAt }) => endedAt && Date.parse(endedAt) - Date.parse(startedAt));
  };
  await market.advance({ minutes: 29 });
  expect(await status(market, token)).toBe(200);
  expect(await lasted()).toEqual([null]);
  await market.advance({ minutes: 2 });
  expect(await lasted()).toEqual([30 * 60_000]);
  expect(await status(market, token)).toBe(401);
  await expect(apiWith(market, token).backAsAdmin()).rejects.toMatchObject({ code: 'unauthenticated' });
});

story(
  'nobody acts as an admin, as nobody, as a deactivated account, or twice',
  { shows: ['R-3-045', 'R-3-047', 'R-10-141', 'T26', 'A-48'] },
  async ({ customer, business, admin, market }) => {
    const [adam, other, carl, anna] = await Promise.all([admin(), admin(), customer(), business()]);
    const calls = await adam.api();
    await calls.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
    for (const email of [other.facts.email, anna.facts.email, 'nobody@example.test'])
      await expect(calls.impersonate({ body: { email } })).rejects.toMatchObject({
        status: 422,
        code: 'cannot_impersonate',
        message: expect.stringContaining('There is no active customer or business with this e-mail address.'),
      });
    expect(await calls.currentUser()).toMatchObject({ data: { id: adam.id }, impersonation: false });
    const acting = apiWith(market, await actsAs(adam, carl));
    await expect(acting.impersonate({ body: { email: carl.facts.email } })).rejects.toMatchObject({
      code: 'forbidden',
    });
  },
);

const table = { ...fileRoutes, ...api };

/** The sixteen acts, and everything else by which a person speaks or is bound. */
const BLOCKED = [
  'updatePassword',
  'updateEmail',
  'confirmUpdateEmail',
  'updateUser',
  'removeAvatar',
  'showPicture',
  'deleteAccount',
  'askForExport',
  'ownExport',
  'export',
  'provePassword',
  'sendVerification',
  'endSession',
  'endOtherSessions',
  'changeNotificationSettings',
  'lookAtTab',
  'markBellRead',
  'acceptQuote',
  'sendQuote',
  'withdrawQuote',
  'reviseQuote',
  'declineQuote',
  'proposeEarlyEnd',
  'agreeToEarlyEnd',
  'declineEarlyEnd',
  'withdrawEarlyEnd',
  'proposeExtra',
  'approveExtra',
  'refuseExtra',
  'withdrawExtra',
  'addSnags',
  'tickSnag',
  'untickSnag',
  'removeSnag',
  'markInterested',
  'dismissLead',
  'restoreLead',
  'sendMessage',
  'markConversationRead',
  'archiveConversation',
  'reportMessage',
  'blockOther',
  'unblockOther',
  'postJob',
  'changeJob',
  'renewJob',
  'bringPhoto',
  'bringResultPhoto',
  'bringQuoteFile',
  'bringAttachment',
  'setJobPhotos',
  'addJobPhotos',
  'removeJobPhoto',
  'updateJobStatus',
  'reviewJob',
  'answerReview',
  'setStartingPrices',
  'setWorkingHours',
  'saveBusiness',
  'deleteLogo',
  'addDocument',
  'removeDocument',
  'renewSubscription',
  'bankConfirmation',
  'cancelSubscription',
  'resumeSubscription',
  'changePackage',
  'updatePaymentMethod',
  'addWorkPicture',
  'changeWorkPicture',
  'orderWorkPictures',
  'removeWorkPicture',
  'proposeVisit',
  'pickVisit',
  'rearrangeVisit',
  'cancelVisit',
  'assignVisit',
  'setOut',
  'sayNoShow',
  'disputeNoShow',
  'seeVisits',
  'makeCalendarFeed',
  'revokeCalendarFeed',
  'addSavedReply',
  'changeSavedReply',
  'removeSavedReply',
  'orderSavedReplies',
  'addQuoteTemplate',
  'changeQuoteTemplate',
  'removeQuoteTemplate',
  'inviteMember',
  'revokeInvitation',
  'changeMember',
  'removeMember',
  'handOver',
  'leaveTeam',
  'chooseBusiness',
  'acceptInvitation',
];

/** Ends the acting itself, or asks nothing of the session: any visitor may do it too. */
const OPEN = [
  'logOut',
  'backAsAdmin',
  'logIn',
  'checkAdminCredentials',
  'registerCustomer',
  'registerBusiness',
  'registerMember',
  'sendSecurityCode',
  'resetPassword',
  'undoEmailChange',
  'unsubscribe',
  'renewByLink',
  'resubscribe',
  'contactUs',
  'checkPromoCode',
];

test('every call that others than admins may make says whether it may be made while acting', {
  meta: { shows: ['A6', 'T26'] },
}, () => {
  const routes: [string, Route][] = Object.entries(table);
  const ofOthers = routes.filter(([, route]) => !isOfAdmins(route));
  expect(ofOthers.filter(([, { whileActing }]) => !whileActing).map(([name]) => name)).toEqual([]);
  const changing = ofOthers.filter(([, { method }]) => method !== 'GET').map(([name]) => name);
  expect(changing.toSorted()).toEqual(
    changing.filter((name) => [...BLOCKED, ...OPEN].includes(name)).toSorted(),
  );
  const never = ofOthers.filter(([, route]) => !mayWhileActing(route)).map(([name]) => name);
  expect(never.toSorted()).toEqual(BLOCKED.toSorted());
  // What says nothing may be read, and changes nothing.
  const silent = (method: 'GET' | 'POST') => mayWhileActing({ ...changeless, method });
  expect([silent('GET'), silent('POST')]).toEqual([true, false]);
});

const changeless: Route = {
  method: 'GET',
  path: '/',
  summary: '',
  by: 'anyone',
  answers: z.string(),
  refuses: [],
};

story(
  'what is blocked is refused before anything is looked at',
  { shows: ['R-3-046', 'R-10-051', 'A6', 'T26'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const tokens = { customer: await actsAs(adam, carl), business: await actsAs(adam, anna) };
    const routes: [string, Route][] = Object.entries(table);
    for (const [name, route] of routes.filter(([one]) => BLOCKED.includes(one)))
      for (const role of ['customer', 'business'] as const) {
        if (!route.by.includes(role)) continue;
        const answer = await fetch(`${market.baseUrl}/api${route.path.replace(/:\w+/g, newId())}`, {
          method: route.method,
          headers: { authorization: `Bearer ${tokens[role]}` },
        });
        expect([name, answer.status]).toEqual([name, 403]);
        expect(await answer.json()).toMatchObject({
          code: 'not_while_impersonating',
          message: 'Not available while impersonating.',
        });
      }
  },
);

story(
  'who acts as somebody sees their things, and no button to act on them',
  { shows: ['A6', 'T26', 'R-16-012'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    await carl.posts({ title: 'A tap that drips' });
    await carl.posts({ title: 'A second tap' });
    await anna.quotes(await anna.lead('A second tap'), { cost: 95 });
    const [asCarl, asAnna] = [
      apiWith(market, await actsAs(adam, carl)),
      apiWith(market, await actsAs(adam, anna)),
    ];
    const seen = async (theirs: Api, hers: Api) => {
      const { jobs } = await theirs.jobs({ query: { status: 'active' } });
      const { leads } = await hers.leads();
      const { quotes } = await hers.quotes();
      return [...jobs, ...leads, ...quotes, (await hers.billing()).data].map(({ can }) => can.length > 0);
    };
    expect(await seen(await carl.api(), await anna.api())).toEqual(Array(5).fill(true));
    expect(await seen(asCarl, asAnna)).toEqual(Array(5).fill(false));
  },
);

story('who looks as a business leaves no lead that it has seen', { shows: ['A6'] }, async (stage) => {
  const { admin, business, customer, market } = stage;
  const [adam, anna, carl] = await Promise.all([admin(), business(), customer()]);
  await carl.posts();
  const acting = apiWith(market, await actsAs(adam, anna));
  expect((await acting.leads()).leads).toMatchObject([{ can: [] }]);
  const seenLeads = async () => (await (await adam.api()).adminJobs({ query: {} })).jobs[0]?.leads;
  expect(await seenLeads()).toEqual([]);
  await anna.leads();
  expect(await seenLeads()).toHaveLength(1);
});

story(
  'every request is in the log with both ids, and its owner sees that it was',
  { shows: ['A6', 'R-3-047', 'R-16-036', 'T26'] },
  async (stage) => {
    const { customer, admin, market } = stage;
    const [adam, carl] = await Promise.all([admin(), customer()]);
    const acting = apiWith(market, await actsAs(adam, carl));
    await acting.currentUser();
    await acting.jobs({ query: { status: 'active' } });
    await acting.deleteAccount().catch(() => undefined);
    await acting.contactUs({ body: ENQUIRY });
    await acting.attribution();
    await acting.backAsAdmin();
    const { rows } = await market.product.database.pool.query(
      'select act, admin_id, account_id from audit_log order by id',
    );
    const both = { admin_id: adam.id, account_id: carl.id };
    const acts = [
      'impersonate',
      'GET /auth/user',
      'GET /jobs',
      'DELETE /user',
      'POST /customer/contact-us',
      'POST /login/back-as-admin',
      'end impersonation',
    ];
    expect(rows).toEqual(acts.map((act) => ({ act, ...both })));
    const { rows: begun } = await market.product.database.pool.query(
      `select subject, subject_id from audit_log where act = 'impersonate'`,
    );
    expect(begun).toEqual([{ subject: 'account', subject_id: carl.id }]);
    const { activity } = await (await carl.api()).accountActivity();
    expect(activity).toMatchObject([{ reason: 'Asked for help on the phone', endedAt: expect.any(String) }]);
    const other = await admin();
    // Those who read the log see one entry, and behind it each thing that was written.
    const log = (await other.api()).auditLog;
    const { entries, count } = await log({ query: { account: carl.id } });
    expect([entries.length, count]).toEqual([1, 1]);
    expect(entries[0]).toMatchObject({
      act: 'impersonate',
      admin: { id: adam.id, name: adam.name },
      account: { id: carl.id, name: carl.name },
      reason: 'Asked for help on the phone',
      impersonation: { requests: 5, until: expect.any(String) },
    });
    const behind = await log({ query: { begun: entries[0]?.id ?? '' } });
    expect(behind.entries.map(({ act }) => act)).toEqual(acts.slice(1).toReversed());
    expect(JSON.stringify(activity)).not.toContain(adam.id);
  },
);

story('the log tells one impersonation from the next, of one account or of several', async (stage) => {
  const { customer, admin, market } = stage;
  const [adam, carl, dana] = await Promise.all([admin(), customer(), customer()]);
  const actsFor = async (whom: Person, requests: number) => {
    await market.advance({ minutes: 1 });
    const acting = apiWith(market, await actsAs(adam, whom));
    await market.advance({ minutes: 12 });
    for (let n = 0; n < requests; n++) await acting.currentUser();
  };
  await actsFor(carl, 2);
  await actsFor(dana, 1);
  await actsFor(carl, 12);
  await actsFor(carl, 0);
  const log = (await adam.api()).auditLog;
  const { entries, count } = await log({ query: {} });
  const lasted = entries.map(({ account, createdAt, impersonation }) => {
    const ms = impersonation?.until && Date.parse(impersonation.until) - Date.parse(createdAt);
    return [account?.id, impersonation?.requests, ms && Math.round(ms / 60_000)];
  });
  const told = [
    [carl.id, 0, null],
    [carl.id, 12, 12],
    [dana.id, 1, 12],
    [carl.id, 2, 12],
  ];
  expect([lasted, count]).toEqual([told, 4]);
  const query = { begun: entries[1]?.id ?? '', pageIndex: '2' };
  const second = await log({ query });
  expect([second.entries.length, second.count]).toEqual([2, 12]);
  expect(second.entries[0]).toMatchObject({ act: 'GET /auth/user', subjectName: null, impersonation: null });
});

story(
  'an admin who was deactivated meanwhile is nobody any more, in every process',
  { shows: ['T27', 'A7'] },
  async ({ customer, admin, market }) => {
    const second = await openSecondProduct(market);
    try {
      const [adam, carl] = await Promise.all([admin(), customer()]);
      const token = await actsAs(adam, carl);
      expect(await status(second, token)).toBe(200);
      const { pool } = market.product.database;
      await pool.query('update accounts set is_active = false where id = $1', [adam.id]);
      expect([await status(second, token), await status(second, await adam.token())]).toEqual([401, 401]);
      await expect(apiWith(market, token).backAsAdmin()).rejects.toMatchObject({ code: 'unauthenticated' });
      await pool.query('update accounts set is_active = true where id = $1', [adam.id]);
      expect(await status(second, token)).toBe(401);
    } finally {
      await second.product.stop();
    }
  },
);

story(
  'who logs out while acting as somebody has logged out',
  { shows: ['A-48'] },
  async ({ customer, admin, market }) => {
    const [adam, carl] = await Promise.all([admin(), customer()]);
    const token = await actsAs(adam, carl);
    await apiWith(market, token).logOut();
    expect([await status(market, token), await status(market, await adam.token())]).toEqual([401, 401]);
  },
);

story(
  'anybody who acts as somebody has that person’s rights and none of an admin’s',
  { shows: ['R-16-012', 'T7', 'A7'] },
  async ({ customer, business, admin, market }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const tokens = [await actsAs(adam, carl), await actsAs(adam, anna), await carl.token()];
    const routes: [string, Route][] = Object.entries(table);
    const ofAdmins = routes.filter(([, { by }]) => by !== 'anyone' && by.every((role) => role === 'admin'));
    expect(ofAdmins.length).toBeGreaterThan(25);
    for (const [name, { method, path }] of ofAdmins)
      for (const token of tokens) {
        // No id of ours: it must not even be looked at.
        const answer = await fetch(`${market.baseUrl}/api${path.replace(/:\w+/g, 'nonsense')}`, {
          method,
          headers: { authorization: `Bearer ${token}` },
        });
        expect([name, answer.status, (await answer.json()).code]).toEqual([name, 403, 'forbidden']);
      }
  },
);
