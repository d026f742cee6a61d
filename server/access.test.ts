import { request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { fileRoutes } from '../contract/files.ts';
import { api } from '../contract/index.ts';
import type { Route } from '../contract/kernel.ts';
import { REFUSALS, type RefusalCode } from '../contract/refusals.ts';
import { ROLES, type Role } from '../contract/words.ts';
import { categoryId, serviceId } from './seed/catalogue.ts';
import { keepOpenToken } from './marketplace/jobs/index.ts';
import { newId } from './platform/ids.ts';
import { contents } from './testing/contents.ts';
import { jobWish } from './testing/customer.ts';
import { PASSWORD } from './testing/facts.ts';
import { SECRET_KEY, type TestMarket } from './testing/market.ts';
import { memberForm } from './testing/member.ts';
import { businessForm, customerForm } from './testing/newcomer.ts';
import type { Correspondent } from './testing/correspondent.ts';
import type { Person } from './testing/person.ts';
import { type Stage, story } from './testing/story.ts';
import { proposes, timeIn } from './testing/visiting.ts';

// Some of its stories ask thousands of questions.
vi.setConfig({ testTimeout: 240_000 });

type World = Awaited<ReturnType<typeof worldOf>>;

type Subject = {
  /** The record the call is about; none: it is about the caller alone. */
  about?: keyof World['ids'];
  /** How far the story has come, so that the right owner gets through. */
  when?: Moment;
  /** What the owner sends; `id` is the record's, for calls that name it in the body. */
  body?: (id: string, owners: World['owners'], owner: Person) => unknown;
  /** Or the file. */
  form?: { field: string; bytes: Buffer };
  query?: string;
  /** Where the address holds something else than an id. */
  names?: () => string;
  /** What even those who may ask hear, as they have no mailed secret: they came through the door. */
  hears?: RefusalCode;
  /** The same for who has no session, where that is something else. */
  nobodyHears?: RefusalCode;
  /** What it changes would stand in the way of other calls: those it lets in meet a world of their own. */
  isAlone?: true;
};

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);
/** The address of a call, with what it is about. */
const addressOf = ({ path }: Route, about: string) =>
  path
    .replace(/:\w+/, () => encodeURIComponent(about))
    .replace(/:serviceId|:photoId/, SERVICE)
    .replace(/:area/, AREA);

/** Nobody in these stories works in them. */
const SERVICE = serviceId('Tiling', 'Bathroom wall tiles');
const AREA = 'london-se';
/** Nobody comes. */
const HOURS = { week: Array.from({ length: 7 }, () => null), daysOff: [], gapMinutes: 0, aheadHours: 0 };
const TIMES = [{ from: '2030-06-03T10:00', to: '2030-06-03T11:00' }];
const LONG_AGO = '2020-01-01T00:00:00Z';
const NEW_WORD = 'another word for it';
const NO_CODE = { email: 'nobody@example.test', code: '123456' };

/** One row for each call of the API; a route without one fails the first test. */
const SUBJECTS: Record<string, Subject> = {
  logIn: { body: (_, { customer }) => ({ email: customer.facts.email, password: PASSWORD }) },
  checkAdminCredentials: { body: (_, { admin }) => ({ email: admin.facts.email, password: PASSWORD }) },
  logOut: { isAlone: true },
  currentUser: {},
  registerCustomer: { body: () => customerForm() },
  registerBusiness: { isAlone: true, body: () => businessForm() },
  isEmailRegistered: { names: () => 'nobody@example.test' },
  isPhoneRegistered: { names: () => '07700900999' },
  verify: { names: () => 'x'.repeat(43), hears: 'cross_site' },
  sendVerification: {},
  updatePassword: {
    body: () => ({ currentPassword: 'wrong', new_password: NEW_WORD, passwordConfirmation: NEW_WORD }),
    hears: 'current_password_wrong',
  },
  sendSecurityCode: { names: () => `${newId()}@example.test` },
  resetPassword: {
    body: () => ({ ...NO_CODE, new_password: NEW_WORD, passwordConfirmation: NEW_WORD }),
    hears: 'security_code_invalid',
  },
  authenticator: {},
  beginEnrolment: {},
  confirmEnrolment: { body: () => ({ code: '123456' }), hears: 'one_time_code_invalid' },
  sessions: {},
  endSession: { names: newId, hears: 'not_found' },
  endOtherSessions: {},
  updateEmail: { body: () => ({ email: 'new@example.test', confirmedEmail: 'new@example.test' }) },
  confirmUpdateEmail: {
    body: () => ({
      email: 'new@example.test',
      confirmedEmail: 'new@example.test',
      verificationCode: '123456',
    }),
    hears: 'email_code_invalid',
  },
  undoEmailChange: { body: () => ({ token: 'x'.repeat(43) }), hears: 'undo_invalid' },
  workCategories: {},
  locations: {},
  updateUser: { body: (_, __, owner) => ({ ...detailsOf(owner), first_name: 'Pat', last_name: 'Moss' }) },
  removeAvatar: {},
  showPicture: { form: { field: 'avatar', bytes: ONE_PIXEL } },
  ownBusiness: {},
  saveBusiness: {
    isAlone: true,
    body: () => ({ name: 'Bell & Co', location: 'SE1 7PB', workCategories: [], services: [] }),
  },
  deleteLogo: {},
  serviceArea: {},
  addDocument: { form: { field: 'document', bytes: Buffer.from('%PDF-1.4\n%%EOF') } },
  removeDocument: { about: 'document' },
  publicBusiness: { about: 'business' },
  startingPrices: {},
  setStartingPrices: { body: () => ({ prices: [] }) },
  workingHours: {},
  setWorkingHours: { body: () => HOURS },
  workPictures: {},
  addWorkPicture: { form: { field: 'picture', bytes: ONE_PIXEL } },
  changeWorkPicture: { about: 'workPicture', body: () => ({ text: 'A new boiler' }) },
  orderWorkPictures: { body: () => ({ ids: [newId()] }) },
  removeWorkPicture: { about: 'workPicture' },
  adminWorkPictures: {},
  switchWorkPicture: { about: 'workPicture', body: () => ({ is_active: 0, reason: 'A face' }) },
  takeWorkPictureAway: { about: 'workPicture', isAlone: true, body: () => ({ reason: 'A face' }) },
  team: {},
  savedReplies: {},
  addSavedReply: { body: () => ({ body: 'Good morning {first name}' }) },
  changeSavedReply: { about: 'savedReply', body: () => ({ name: 'Hello', body: 'Good evening' }) },
  removeSavedReply: { about: 'savedReply' },
  orderSavedReplies: { body: () => ({ ids: [newId()] }) },
  quoteTemplates: {},
  addQuoteTemplate: { body: () => ({ name: 'Another tap', contents: { message: 'I ring first.' } }) },
  changeQuoteTemplate: {
    about: 'quoteTemplate',
    body: () => ({ name: 'Tap', contents: { message: 'I ring first.' } }),
  },
  removeQuoteTemplate: { about: 'quoteTemplate' },
  inviteMember: { body: () => ({ email: `${newId()}@example.test`, role: 'office' }) },
  revokeInvitation: { about: 'invitation' },
  changeMember: { about: 'member', body: () => ({ role: 'field' }) },
  removeMember: { about: 'member' },
  handOver: { body: () => ({ member: newId() }), hears: 'not_found' },
  leaveTeam: { names: newId },
  ownBusinesses: {},
  chooseBusiness: { about: 'business' },
  invitation: { names: () => 'x'.repeat(43), hears: 'invitation_over' },
  acceptInvitation: { names: () => 'x'.repeat(43), hears: 'invitation_over' },
  registerMember: { body: () => memberForm('x'.repeat(43)), hears: 'invitation_over' },
  bringPhoto: { form: { field: 'photo', bytes: ONE_PIXEL } },
  bringQuoteFile: { form: { field: 'file', bytes: Buffer.from('%PDF-1.4\n%%EOF') } },
  bringResultPhoto: { about: 'job', when: 'accepted', form: { field: 'photo', bytes: ONE_PIXEL } },
  finish: { about: 'job', when: 'finished' },
  bringAttachment: { about: 'lead', when: 'quoted', form: { field: 'file', bytes: ONE_PIXEL } },
  setJobPhotos: { about: 'job', body: () => ({ photos: [] }) },
  addJobPhotos: { about: 'job', body: () => ({ photos: [] }) },
  removeJobPhoto: { about: 'job' },
  lookAtPhotos: { about: 'job', body: () => ({ reason: 'A report of this photo' }) },
  postJob: { body: () => jobWish({ title: 'Another tap to repair' }) },
  jobs: { query: 'status=active' },
  jobReach: { about: 'job' },
  jobResponses: { about: 'job', when: 'quoted' },
  compareQuotes: { about: 'job', when: 'quoted' },
  updateJobStatus: { about: 'job', when: 'accepted', body: () => ({ status: 'finished' }) },
  jobToChange: { about: 'job' },
  changeJob: { about: 'job', body: () => ({ ...jobWish({ title: 'Changed' }), revision: 0 }) },
  renewJob: { about: 'job' },
  renewal: { about: 'renewal' },
  renewByLink: { about: 'renewal' },
  leads: {},
  lead: { about: 'lead' },
  markInterested: { about: 'lead' },
  dismissLead: { about: 'lead', isAlone: true },
  restoreLead: { about: 'lead' },
  leadMessages: { about: 'lead' },
  conversations: {},
  unreadConversations: {},
  conversation: { about: 'lead' },
  markConversationRead: { about: 'lead', body: () => ({ read_up_to: newId() }), hears: 'not_found' },
  archiveConversation: { about: 'lead', body: () => ({ is_archived: true }) },
  // A customer writes to who took the job up.
  blockOther: { about: 'lead', isAlone: true },
  blocks: {},
  // Another's is answered as one that is not there: taken back already.
  unblockOther: { names: newId },
  reportMessage: { names: newId, body: () => ({ reason: 'scam' }), hears: 'not_found' },
  adminReports: {},
  takeReport: { about: 'report', body: () => ({ from: null }) },
  closeReport: { about: 'report', body: () => ({ outcome: 'Warned' }) },
  sendMessage: { about: 'lead', when: 'quoted', body: () => ({ message: 'Good morning' }) },
  sendQuote: { about: 'lead', body: (leadId) => ({ leadId, rate_type: 'Flat', cost: 120, currency: '£' }) },
  quotes: {},
  acceptQuote: { about: 'quote', when: 'quoted' },
  agreement: { about: 'job', when: 'finished' },
  snags: { about: 'job', when: 'finished' },
  addSnags: { about: 'job', when: 'finished', body: () => ({ snags: ['The seal leaks'] }) },
  tickSnag: { names: newId, hears: 'not_found' },
  untickSnag: { names: newId, hears: 'not_found' },
  removeSnag: { names: newId, hears: 'not_found' },
  extras: { about: 'job', when: 'finished' },
  proposeExtra: {
    about: 'job',
    when: 'finished',
    body: () => ({ amount: 45, reason: 'The tap was rotten' }),
    hears: 'job_cannot_change',
  },
  earlyEnds: { about: 'job', when: 'finished' },
  proposeEarlyEnd: {
    about: 'job',
    when: 'finished',
    body: () => ({ reason: 'The wall is rotten' }),
    hears: 'job_cannot_change',
  },
  // Another's is answered as one that is not there.
  agreeToEarlyEnd: { names: newId, hears: 'not_found' },
  declineEarlyEnd: { names: newId, hears: 'not_found' },
  withdrawEarlyEnd: { names: newId, hears: 'not_found' },
  approveExtra: { names: newId, hears: 'not_found' },
  refuseExtra: { names: newId, body: () => ({}), hears: 'not_found' },
  withdrawExtra: { names: newId, hears: 'not_found' },
  reviseQuote: {
    isAlone: true,
    about: 'quote',
    when: 'quoted',
    body: () => ({ rate_type: 'Flat', cost: 110, currency: '£' }),
  },
  declineQuote: { isAlone: true, about: 'quote', when: 'quoted', body: () => ({ reason: 'too_late' }) },
  withdrawQuote: { about: 'quote', when: 'quoted' },
  notificationSettings: {},
  changeNotificationSettings: { body: () => SETTINGS },
  bell: {},
  markBellRead: { body: () => ({ upTo: LONG_AGO }) },
  dashboard: {},
  lookAtTab: { body: () => ({ tab: 'progress', upTo: LONG_AGO }) },
  unsubscribeLink: { about: 'link' },
  unsubscribe: { about: 'link' },
  resubscribe: { about: 'link' },
  provePassword: { body: () => ({ password: PASSWORD }) },
  ownExport: {},
  askForExport: {},
  deleteAccount: { isAlone: true },
  recentWork: {},
  marketFacts: {},
  servicesByDemand: {},
  trades: {},
  trade: { names: () => 'plumbing' },
  tradeInArea: { names: () => 'plumbing' },
  directory: { query: 'trade=plumbing&postcode=SE1' },
  servicePrice: { names: newId },
  tradePrices: { names: () => 'plumbing' },
  demand: { names: () => 'plumbing', query: 'postcode=SE1' },
  attribution: {},
  adminCustomers: { query: 'pageIndex=1&filter=name%3Dann' },
  adminCustomer: { about: 'customer' },
  changeCustomer: { about: 'customer', body: () => ({ firstName: 'Ann', lastName: 'Moss' }) },
  adminBusinesses: {},
  adminBusiness: { about: 'business' },
  changeBusiness: {
    about: 'business',
    isAlone: true,
    body: () => ({ is_active: 0, reason: 'No insurance' }),
  },
  removeAccount: { about: 'customer', isAlone: true },
  resendVerification: { about: 'customer', hears: 'already_verified' },
  impersonate: { body: (_, { customer }) => ({ email: customer.facts.email, reason: 'Asked for help' }) },
  backAsAdmin: { hears: 'forbidden', nobodyHears: 'unauthenticated' },
  accountActivity: {},
  auditLog: {},
  adminJobs: {},
  adminQuotes: {},
  lookAtAttachments: { about: 'lead', body: () => ({ reason: 'A report of this photo' }) },
  switchJob: { about: 'job', body: () => ({ is_active: 0 }) },
  removeJob: { about: 'job', isAlone: true },
  adminFigures: {},
  marketSettings: {},
  changeMarketSettings: { body: () => ({ isVatRegistered: true }) },
  adminReviews: {},
  switchReview: {
    about: 'review',
    when: 'reviewed',
    body: () => ({ is_active: 0, reason: 'offensive' }),
  },
  removeReview: { about: 'review', when: 'reviewed' },
  takeAnswerAway: { about: 'review', when: 'reviewed', body: () => ({ reason: 'A name' }) },
  adminCategories: {},
  addCategory: { body: () => ({ name: 'Thatching' }) },
  changeCategory: { about: 'category', body: () => ({ is_active: 1 }) },
  removeCategory: { about: 'goingCategory' },
  categoryUses: { about: 'category' },
  adminServices: { about: 'category' },
  addService: { about: 'category', body: () => ({ name: 'Mow a meadow' }) },
  changeService: { about: 'category', body: () => ({ is_active: 0 }) },
  removeService: { about: 'category' },
  packages: {},
  directDebitPackages: {},
  checkPromoCode: { body: () => ({ promo_code: 'SPRING20', package: 'standard' }) },
  renewSubscription: {
    body: () => ({ package: 'standard', payment_method: 'card' }),
    hears: 'already_subscribed',
  },
  bankConfirmation: { body: () => ({ session_id: newId() }), hears: 'not_found' },
  billing: {},
  cancelSubscription: {},
  resumeSubscription: { isAlone: true },
  previewPackageChange: { query: 'package=premium', hears: 'subscription_cannot_change' },
  changePackage: {
    body: () => ({ package: 'premium', due_now: 0 }),
    hears: 'subscription_cannot_change',
  },
  updatePaymentMethod: { hears: 'subscription_cannot_change' },
  paymentFlags: {},
  settlePaymentFlag: { about: 'flag' },
  promoCodes: {},
  addPromoCode: { body: () => ({ name: 'AUTUMN', percentage: 5 }) },
  changePromoCode: { about: 'promo', body: () => ({ percentage: 30 }) },
  deletePromoCode: { about: 'promo' },
  changePackagePrice: { about: 'package', body: () => ({ net: 95 }) },
  contactUs: {
    body: () => ({
      name: 'Pat Lane',
      business_name: 'Lane & Co',
      email: 'pat@example.test',
      mobile_number: '07700900321',
      message: 'Forty plumbers would like to join.',
    }),
  },
  visits: { about: 'lead' },
  visitsToCome: {},
  calendar: { query: 'from=2030-06-03' },
  calendarFeed: {},
  makeCalendarFeed: { body: () => ({ edition: 0 }), isAlone: true },
  revokeCalendarFeed: {},
  seeVisits: { about: 'lead' },
  // A day of work is arranged by the two who work together.
  freeTimes: { about: 'lead', query: 'minutes=60' },
  proposeVisit: { about: 'lead', body: () => ({ kind: 'work', times: TIMES }), hears: 'visit_needs_hire' },
  pickVisit: {
    about: 'visit',
    body: () => ({ revision: 9, startsAt: '2030-06-03T09:00:00Z' }),
    hears: 'visit_changed',
  },
  rearrangeVisit: { about: 'visit', body: () => ({ revision: 9, times: TIMES }), hears: 'visit_changed' },
  cancelVisit: { about: 'visit', body: () => ({ revision: 9 }), hears: 'visit_changed' },
  setOut: { about: 'visit', hears: 'visit_cannot_change' },
  sayNoShow: { about: 'visit', hears: 'visit_cannot_change' },
  disputeNoShow: { about: 'visit', hears: 'visit_cannot_change' },
  assignVisit: { about: 'visit', body: () => ({ member: newId() }), hears: 'visit_cannot_change' },
  answerReview: { about: 'review', when: 'reviewed', body: () => ({ answer: 'Thank you' }) },
  reviewJob: { about: 'job', when: 'finished', body: () => ({ rating: 5, comment: 'Very tidy' }) },
};

const SETTINGS = {
  notificationChannels: { email: true, sms: true },
  notifiableEvents: {
    messages: true,
    newsletters: true,
    specialOffers: false,
    recommendations: false,
    newJobLeads: true,
  },
};

/** What a refusal may write to. */
const COUNTERS = ['rate_limits', 'sessions'];

const TABLE: [string, Route][] = Object.entries(api);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override'];
const rolesOf = (route: Route): readonly Role[] => (route.by === 'anyone' ? ROLES : route.by);
const othersThan = (route: Route) => ROLES.filter((role) => !rolesOf(route).includes(role));

/** None of them can be an id of ours. */
const MALFORMED = ['1', 'null', '[object Object]', "' or 1=1 --", '..', '../..', '\0', '☃', '%', '{id}'];
MALFORMED.push(newId().toUpperCase(), `${newId()}x`, newId().slice(1), 'a'.repeat(61), 'a'.repeat(250));

/** Requests that would fail on their id, query or body too, if anybody looked at them. */
const CARELESS: Attempt[] = [
  {},
  { id: newId() },
  { id: 'malformed', text: '{"half":' },
  { query: 'wrong=yes', text: '<no json>', type: 'text/plain' },
];

test('every call of the API has a row in the table of subjects', { meta: { shows: ['R-16-017'] } }, () => {
  expect(Object.keys(SUBJECTS).toSorted()).toEqual(Object.keys(api).toSorted());
});

/** Calls for the same people at the same moment meet the same world: who is refused changes nothing in it. */
const ALIKE = Map.groupBy(TABLE, ([name, { by }]) =>
  [by === 'anyone' ? by : by.join(' and '), `a job that is ${SUBJECTS[name]?.when ?? 'posted'}`].join(', '),
);

for (const [whose, calls] of ALIKE)
  story(
    `calls for ${whose}: they let in whom their declarations name`,
    { shows: ['R-16-017', 'R-10-007', 'R-10-008', 'R-10-009', 'R-16-013', 'R-16-016', 'R-16-018'] },
    async (stage) => {
      const world = await worldOf(stage, SUBJECTS[calls[0]?.[0] ?? '']?.when);
      const doors = calls.map((call) => doorOf(stage, world, call));
      let before = await contents(stage.market, COUNTERS);
      for (const door of doors) before = await refusesAllOthers(door, before);
      for (const door of doors.filter(({ subject }) => !subject.isAlone)) await letsInAll(door);
    },
  );

for (const [name, route] of TABLE.filter(([one]) => SUBJECTS[one]?.isAlone))
  story(`${name} lets in whom its declaration names`, { shows: ['R-16-017'] }, async (stage) => {
    await letsInAll(doorOf(stage, await worldOf(stage, SUBJECTS[name]?.when), [name, route]));
  });

story(
  'a method that an address does not take is refused, with those it takes',
  { shows: ['R-10-015'] },
  async (stage) => {
    const { owners, ids } = await worldOf(stage, 'quoted');
    const before = await contents(stage.market, COUNTERS);
    const token = await owners.customer.token();
    const all = Object.values<Route>({ ...fileRoutes, ...api });
    for (const [path, routes] of Map.groupBy(all, (route) => route.path)) {
      const takes = routes.map((route) => route.method).join(', ');
      const headers = { ...bearer(token), ...Object.fromEntries(OVERRIDES.map((name) => [name, takes])) };
      const about = path.startsWith('/quote') ? ids.quote : ids.job;
      const url = `/api${path.replace(/:\w+/, about)}?_method=${encodeURIComponent(takes)}`;
      for (const method of METHODS.filter((one) => !takes.includes(one))) {
        const answer = await send(stage.market, { method, path: url, headers });
        expectRefusal(answer, 'method_not_allowed', `${method} ${path}`);
        expect(answer.headers.allow).toBe(takes);
      }
    }
    expect(await contents(stage.market, COUNTERS)).toEqual(before);
  },
);

/** Other ways to write an address, each of which some proxy or router takes for the same. */
const TAILS = String.raw`/ /. /.. // ;x ;.js %00 %20 %2f .json ? /%2e /x/.. \ # .`.split(' ');
const HEADS =
  String.raw`//api/ /api// /api/./ /api/%2e/ /api/x/../ /api/;/ /api%2f /%61pi/ /api\ /API/`.split(' ');

story(
  'no other spelling of an address and no other method opens a door',
  { shows: ['R-16-016'] },
  async (stage) => {
    const { owners, ids } = await worldOf(stage, 'quoted');
    const before = await contents(stage.market, COUNTERS);
    for (const [name, route] of TABLE.filter(([, one]) => one.by !== 'anyone')) {
      const subject = SUBJECTS[name] ?? {};
      const plain = `/api${addressOf(route, subject.names?.() ?? ids[subject.about ?? 'job'])}`;
      const paths = HEADS.map((head) => plain.replace('/api/', head)).concat(
        TAILS.map((tail) => plain + tail),
      );
      const wrong = await Promise.all(othersThan(route).map((role) => owners[role].token()));
      const asNobody = ['HEAD', 'OPTIONS', route.method].map((method) => ({ method, headers: {} }));
      const asOthers = wrong.map((token) => ({ method: route.method, headers: bearer(token) }));
      const all = [...asNobody, ...asOthers];
      // A spelling is read before a call is chosen, so each call meets each spelling twice, by who asks how in turn.
      for (const [turn, path] of [plain, ...paths].entries())
        for (const sent of all.filter((_, one) => turn === 0 || (one + turn) % all.length < 2)) {
          const { status } = await send(stage.market, { ...sent, path });
          expect([400, 401, 403, 404, 405], `${sent.method} ${path}`).toContain(status);
        }
    }
    expect(await contents(stage.market, COUNTERS)).toEqual(before);
  },
);

type Door = { name: string; market: TestMarket; route: Route; subject: Subject; world: World };

const doorOf = ({ market }: Stage, world: World, [name, route]: [string, Route]): Door => ({
  name,
  market,
  route,
  subject: SUBJECTS[name] ?? {},
  world,
});

/** Answers what the tables hold after it, which is what they held before it. */
async function refusesAllOthers(door: Door, before: unknown[]): Promise<unknown[]> {
  if (door.route.by !== 'anyone') await refusesNobodies(door);
  for (const role of othersThan(door.route)) await refusesRole(door, role);
  if (door.subject.about) await hidesFromStrangers(door);
  const after = await contents(door.market, COUNTERS);
  expect(after, door.name).toEqual(before);
  return after;
}

async function letsInAll(door: Door): Promise<void> {
  const { route, world } = door;
  const owners = rolesOf(route).map((role) => world.owners[role].token());
  const passersBy = route.by === 'anyone' ? [undefined, 'x'.repeat(43)] : [];
  for (const token of [...passersBy, ...(await Promise.all(owners))]) await letsIn(door, token);
}

async function letsIn(door: Door, token: string | undefined): Promise<void> {
  const answer = await asked(door, { token });
  // A request with a Bearer header does not come from another site's page.
  const isKnown = (await Promise.all(Object.values(door.world.owners).map((one) => one.token()))).includes(
    token ?? '',
  );
  const told = isKnown ? door.subject.hears : (door.subject.nobodyHears ?? door.subject.hears);
  const heard = told === 'cross_site' && token ? 'verification_invalid' : told;
  if (heard) expectRefusal(answer, heard, door.name);
  else expect(answer, door.name).toMatchObject({ status: 200 });
}

/** 401, whatever else is wrong with the request, and always in the same words. */
async function refusesNobodies(door: Door): Promise<void> {
  const token = await door.world.owners.customer.token();
  const broken = ['x'.repeat(43), token.slice(1), `${token}x`, `${token} ${token}`, `"${token}"`, ''];
  const others = [`Basic ${token}`, token, 'Bearer', ''].map((authorization) => ({ authorization }));
  // Without a word in every careless way; each wrong word in one of them, in turn.
  const attempts = [...broken.map(bearer), ...others].map((headers, turn) => ({
    ...CARELESS[turn % CARELESS.length],
    headers,
  }));
  for (const attempt of [...CARELESS, ...attempts])
    expectRefusal(await asked(door, attempt), 'unauthenticated', door.name);
}

async function refusesRole(door: Door, role: Role): Promise<void> {
  const token = await door.world.owners[role].token();
  for (const careless of CARELESS)
    expectRefusal(await asked(door, { ...careless, token }), 'forbidden', door.name);
}

/** What is not the caller's answers like what does not exist, byte for byte. */
async function hidesFromStrangers(door: Door): Promise<void> {
  const { owners, strangers } = door.world;
  const tokens = await Promise.all(rolesOf(door.route).map((role) => owners[role].token()));
  const missing = await asked(door, { token: tokens[0], id: newId() });
  expectRefusal(missing, 'not_found', door.name);
  for (const token of tokens)
    for (const id of MALFORMED)
      expect(bytes(await asked(door, { token, id })), `${door.name} ${id}`).toEqual(bytes(missing));
  const outsiders = door.route.by === 'anyone' ? [] : door.route.by.flatMap((role) => strangers[role]);
  for (const outsider of outsiders)
    for (const id of [undefined, newId(), 'malformed'])
      expect(bytes(await asked(door, { token: await outsider.token(), id })), door.name).toEqual(
        bytes(missing),
      );
}

type Headers = Record<string, string | undefined>;
type Attempt = {
  token?: string;
  id?: string;
  query?: string;
  text?: string;
  type?: string;
  headers?: Headers;
};

/** The call as its owner makes it, but for what the attempt says. */
async function asked({ market, route, subject, world }: Door, attempt: Attempt): Promise<Answer> {
  const id = attempt.id ?? subject.names?.() ?? (subject.about ? world.ids[subject.about] : '');
  const query = attempt.query ?? subject.query;
  const path = `/api${addressOf(route, id)}${query ? `?${query}` : ''}`;
  const owner = await ownerOf(world, attempt.token);
  const own = subject.body && JSON.stringify(subject.body(id, world.owners, owner));
  const form = subject.form && attempt.text === undefined ? formOf(subject.form) : null;
  const text = route.method === 'GET' ? undefined : (form?.payload ?? attempt.text ?? own);
  const type = text ? { 'content-type': attempt.type ?? form?.type ?? 'application/json' } : {};
  const headers = { ...type, ...(attempt.token && bearer(attempt.token)), ...attempt.headers };
  return send(market, { method: route.method, path, headers }, text);
}

/** Whose token it is; somebody, when it is nobody's. */
async function ownerOf({ owners }: World, token: string | undefined): Promise<Person> {
  for (const owner of Object.values(owners)) if ((await owner.token()) === token) return owner;
  return owners.customer;
}

const detailsOf = ({ facts }: Person) => ({ email: facts.email, mobile_number: facts.mobile });

const LINE = '----here';
const formOf = ({ field, bytes }: { field: string; bytes: Buffer }) => ({
  type: `multipart/form-data; boundary=${LINE}`,
  payload: Buffer.concat([
    Buffer.from(`--${LINE}\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${LINE}--\r\n`),
  ]),
});

type Sent = { method: string; path: string; headers: Headers };
type Answer = { status: number | undefined; headers: Record<string, unknown>; text: string };

/** Sends an address as it is written: fetch would tidy it up. */
function send({ baseUrl }: TestMarket, sent: Sent, text?: string | Buffer) {
  const { hostname, port } = new URL(baseUrl);
  return new Promise<Answer>((resolve, reject) => {
    // Without it Node sends the body of a DELETE as if there were none.
    const length = text === undefined ? {} : { 'content-length': Buffer.byteLength(text) };
    const headers = { ...sent.headers, ...length };
    const outgoing = request({ hostname, port, ...sent, headers }, (response) => {
      const { statusCode: status, headers } = response;
      textOf(response).then((body) => resolve({ status, headers, text: body }), reject);
    });
    outgoing.on('error', reject).end(text);
  });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What everybody reads who may not: the words of the requirements. */
const WORDS: Partial<Record<RefusalCode, string>> = {
  unauthenticated: 'Unauthenticated.',
  forbidden: 'You are not allowed to do this.',
  not_found: 'Not found.',
};

function expectRefusal({ status, text }: Answer, code: RefusalCode, by: string): void {
  const { request_id: _, ...said } = JSON.parse(text) as Record<string, unknown>;
  const { status: status_code, message } = {
    ...REFUSALS[code],
    ...(WORDS[code] && { message: WORDS[code] }),
  };
  expect({ status, said }, by).toEqual({ status: status_code, said: { status_code, code, message } });
}

/** All of an answer but what differs from request to request. */
function bytes({ status, headers, text }: Answer) {
  const { date: _, 'x-request-id': __, ...rest } = headers;
  return { status, headers: rest, text: text.replace(/"request_id":"[0-9a-f-]{36}"/, '') };
}

const MOMENTS = ['posted', 'quoted', 'accepted', 'finished', 'reviewed'] as const;
type Moment = (typeof MOMENTS)[number];

/** Carl and Anna deal with each other; everybody else is a stranger to them. */
async function worldOf({ customer, business, member, admin, market }: Stage, moment: Moment = 'posted') {
  const [carl, cora, adam] = await Promise.all([customer(), customer(), admin()]);
  const [anna, rival, far] = await Promise.all([business(), business(), business({ postcode: 'LS1 4DY' })]);
  await anna.wants({ leadMails: 'at_once' });
  const job = await carl.posts();
  // Who has quoted is sent no mail about the lead any more.
  await market.settled();
  const lead = await anna.lead();
  await rival.lead();
  const isAt = (wanted: Moment) => MOMENTS.indexOf(moment) >= MOMENTS.indexOf(wanted);
  const quote = isAt('quoted') ? (await anna.quotes(lead, { cost: 95 })).id : '';
  if (isAt('accepted')) await carl.accepts({ id: quote });
  if (isAt('finished')) await carl.finishes(job);
  const review = isAt('reviewed') ? await carl.reviews(job, { rating: 4, comment: 'Neat' }) : null;
  if (review) await anna.answers(review, 'A pleasure');
  const adminApi = await adam.api();
  await adminApi.addPromoCode({ body: { name: 'SPRING20', percentage: 20 } });
  const [promo] = (await adminApi.promoCodes()).promoCodes;
  const [standard] = (await adminApi.packages()).packages;
  const file = new File(['%PDF-1.4\n%%EOF'], 'insurance.pdf');
  const { documents } = await (await anna.api()).addDocument({ form: { fields: {}, file } });
  const report = await reportOf(carl, anna, lead);
  const visit = isAt('finished') ? null : await proposes(anna, lead, [timeIn(market, 3)]);
  const nora = await member(anna, 'office');
  const team = { email: 'invited@example.test', role: 'office' } as const;
  const { invitations } = await (await anna.api()).inviteMember({ body: team });
  const work = await (await anna.api()).addWorkPicture({
    form: { fields: {}, file: new File([new Uint8Array(ONE_PIXEL)], 'work.png') },
  });
  const { replies } = await (await anna.api()).addSavedReply({ body: { body: 'Good morning' } });
  const contents = { message: 'I ring first.' };
  const { templates } = await (await anna.api()).addQuoteTemplate({ body: { name: 'Tap', contents } });
  await market.settled();
  return {
    owners: { customer: carl, business: anna, admin: adam },
    strangers: { customer: [cora], business: [rival, far], admin: [] } as Record<Role, Person[]>,
    ids: {
      job: job.id,
      lead: lead.id,
      quote,
      review: review?.id ?? '',
      business: anna.id,
      customer: carl.id,
      category: categoryId('Tiling'),
      goingCategory: categoryId('Flooring'),
      link: await linkOf(market, anna),
      renewal: await renewalOf(market, job),
      flag: await flagOf(market, anna),
      report,
      promo: promo?.id ?? '',
      package: standard?.id ?? '',
      document: documents[0]?.id ?? '',
      member: nora.accountId,
      invitation: invitations[0]?.id ?? '',
      savedReply: replies[0]?.id ?? '',
      quoteTemplate: templates[0]?.id ?? '',
      workPicture: work.pictures[0]?.id ?? '',
      visit: visit?.id ?? '',
    },
  };
}

/** Something in her payments that an admin has to look at. */
async function flagOf({ product }: TestMarket, { id }: Person): Promise<string> {
  const { rows } = await product.database.pool.query<{ id: string }>(
    `insert into payment_flags (id, subscription_id, business_id, why, reference, raised_at)
      select gen_random_uuid(), id, business_id, 'dispute', 'a charge', story_begins() from subscriptions
      where business_id = $1 returning id`,
    [id],
  );
  return rows[0]?.id ?? '';
}

/** Of a message that she wrote. */
async function reportOf(
  customer: Correspondent,
  business: Correspondent,
  lead: { id: string },
): Promise<string> {
  const { id } = await business.writes(lead, 'Good morning');
  await (await customer.api()).reportMessage({ params: { id }, body: { reason: 'scam' } });
  const { rows } = await customer.market.product.database.pool.query<{ id: string }>(
    'select id from reports',
  );
  return rows[0]?.id ?? '';
}

/** The token of the link that stops the mails about leads. */
async function linkOf(market: TestMarket, { facts }: Person): Promise<string> {
  const mails = await market.mailTo(facts.email);
  return /unsubscribe\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

/** The token of the link that keeps a job open which is about to close. */
async function renewalOf({ product }: TestMarket, { id }: { id: string }): Promise<string> {
  const { rows } = await product.database.pool.query<{ id: string }>(
    `insert into closing_warnings (id, job_id, closes_at, created_at)
      select gen_random_uuid(), $1, story_begins() + interval '7 days', story_begins() returning id`,
    [id],
  );
  return keepOpenToken(rows[0]?.id ?? '', SECRET_KEY);
}
