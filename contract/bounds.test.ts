import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fileRoutes } from './files.ts';
import { api } from './index.ts';
import type { Route } from './kernel.ts';

// How long, how many and how much: written here as the requirements and the decisions have it, and tried one below, at and
// one above. Who changes a bound changes the product.

/** Letters of a text: the least, the most, and the fields. */
const LETTERS = `
  0 20    adminReports:query.pageIndex adminCustomers:query.pageIndex adminBusinesses:query.pageIndex
  0 20    adminWorkPictures:query.pageIndex auditLog:query.pageIndex adminJobs:query.pageIndex
  0 20    adminQuotes:query.pageIndex adminCategories:query.pageIndex adminReviews:query.pageIndex
  0 20    paymentFlags:query.pageIndex promoCodes:query.pageIndex
  0 20    directory:query.postcode servicePrice:query.postcode tradePrices:query.postcode demand:query.postcode
  0 80    trade:params.trade tradeInArea:params.trade tradeInArea:params.area directory:query.trade
  0 80    tradePrices:params.trade demand:params.trade
  0 200   jobs:query.cursor jobResponses:query.cursor leads:query.cursor leadMessages:query.cursor
  0 200   conversations:query.cursor conversation:query.before conversation:query.after quotes:query.cursor
  0 200   bell:query.cursor blocks:query.cursor tradeInArea:query.cursor directory:query.cursor
  0 1000  adminCustomers:query.filter adminBusinesses:query.filter customersFile:query.filter businessesFile:query.filter

  1 30    logIn.code confirmEnrolment.code
  1 1024  logIn.password checkAdminCredentials.password provePassword.password
  1 1024  updatePassword.currentPassword updatePassword.new_password updatePassword.passwordConfirmation
  8 1024  registerCustomer.password registerBusiness.password registerMember.password resetPassword.new_password
  0 100   adminJobs:query.q adminQuotes:query.q adminReviews:query.q jobsFile:query.q quotesFile:query.q reviewsFile:query.q
  0 100   undoEmailChange.token registerMember.token invitation:params.token acceptInvitation:params.token
  0 254   logIn.email checkAdminCredentials.email registerCustomer.email registerBusiness.email resetPassword.email
  0 254   updateUser.email updateUser:form.email updateEmail.email updateEmail.confirmedEmail confirmUpdateEmail.email
  0 254   confirmUpdateEmail.confirmedEmail inviteMember.email impersonate.email contactUs.email
  0 254   isEmailRegistered:params.email sendSecurityCode:params.email
  1 201   registerCustomer.name registerBusiness.name registerMember.name updateUser.name updateUser:form.name
  1 201   changeCustomer.name changeBusiness.name
  0 100   registerCustomer.first_name registerBusiness.first_name registerMember.first_name updateUser.first_name
  0 100   registerCustomer.last_name registerBusiness.last_name registerMember.last_name updateUser.last_name
  0 100   updateUser:form.first_name updateUser:form.last_name changeCustomer.first_name changeCustomer.last_name
  0 100   changeCustomer.firstName changeCustomer.lastName changeBusiness.firstName changeBusiness.lastName
  0 100   changeBusiness.first_name changeBusiness.last_name
  0 300   updateUser.avatar saveBusiness.logo

  1 100   registerBusiness.business_name saveBusiness.name
  0 200   registerBusiness.services[].name
  1 12    registerBusiness.location postJob.location changeJob.location
  1 20    saveBusiness.location registerBusiness.abn saveBusiness.abn
  1 30    saveBusiness.landline
  1 255   registerBusiness.address saveBusiness.address registerBusiness.website saveBusiness.website
  1 2000  registerBusiness.description saveBusiness.description
  0 60    registerBusiness.promo_code renewSubscription.promo_code checkPromoCode.promo_code
  0 200   changeWorkPicture.text addWorkPicture:form.text
  1 200   bankConfirmation.session_id bankConfirmation.billing_request_id

  3 100   postJob.title changeJob.title
  10 2000 postJob.description changeJob.description
  1 60    postJob.category_id postJob.service_id changeJob.category_id changeJob.service_id
  1 60    postJob.answers[].question_id changeJob.answers[].question_id
  1 200   postJob.answers[].value changeJob.answers[].value
  0 200   postJob.photos[].text changeJob.photos[].text setJobPhotos.photos[].text addJobPhotos.photos[].text
  0 2000  sendMessage.message
  1 2000  addSavedReply.body changeSavedReply.body reviewJob.comment
  0 60    addSavedReply.name changeSavedReply.name
  1 1000  sendQuote.comments reviseQuote.comments reportMessage.note answerReview.answer
  1 200   sendQuote.detail.lines[].text reviseQuote.detail.lines[].text
  1 200   addQuoteTemplate.contents.lines[].text changeQuoteTemplate.contents.lines[].text
  0 1000  sendQuote.detail.included sendQuote.detail.not_included reviseQuote.detail.included
  0 1000  reviseQuote.detail.not_included addQuoteTemplate.contents.included addQuoteTemplate.contents.not_included
  0 1000  changeQuoteTemplate.contents.included changeQuoteTemplate.contents.not_included
  0 1000  addQuoteTemplate.contents.message changeQuoteTemplate.contents.message
  1 60    addQuoteTemplate.name changeQuoteTemplate.name
  0 500   reviseQuote.because declineQuote.words refuseExtra.words
  1 500   proposeExtra.reason proposeEarlyEnd.reason
  1 200   addSnags.snags[] addSnags.snags[].text
  0 300   proposeVisit.words rearrangeVisit.words cancelVisit.words

  1 500   closeReport.outcome changeCustomer.reason changeBusiness.reason removeAccount.reason impersonate.reason
  1 500   switchWorkPicture.reason takeWorkPictureAway.reason switchJob.reason removeJob.reason lookAtPhotos.reason
  1 500   lookAtAttachments.reason removeCategory.reason removeService.reason takeAnswerAway.reason removeReview.reason
  1 60    addCategory.name changeCategory.name addService.name changeService.name
  1 10    addPromoCode.name changePromoCode.name
  1 200   addPromoCode.description changePromoCode.description
  1 100   contactUs.name contactUs.business_name
  0 30    contactUs.mobile_number
  10 2000 contactUs.message
`;

/** How many of a list. */
const COUNTS = `
  1 1     registerBusiness.workCategories
  0 1     saveBusiness.workCategories
  0 100   registerBusiness.services
  0 200   saveBusiness.services setStartingPrices.prices
  7 7     setWorkingHours.week
  0 50    setWorkingHours.daysOff
  0 24    orderWorkPictures.ids
  0 10    postJob.answers changeJob.answers
  0 8     postJob.photos changeJob.photos setJobPhotos.photos addJobPhotos.photos
  1 6     updateJobStatus.photos
  1 10    sendMessage.attachments
  0 30    orderSavedReplies.ids
  1 20    addSnags.snags
  1 3     addSnags.snags[].photos proposeVisit.times rearrangeVisit.times
  0 30    sendQuote.detail.lines reviseQuote.detail.lines
  0 30    addQuoteTemplate.contents.lines changeQuoteTemplate.contents.lines
  0 2     lookAtTab.opened
`;

/** How much: the least and the most that is taken, and by how much the next one differs. */
const AMOUNTS = `
  0.01 1000000 0.01      setStartingPrices.prices[].from sendQuote.cost reviseQuote.cost
  -1000000 1000000 0.01  proposeExtra.amount
  0.01 2000 0.01         updateJobStatus.worked
  0 365 1                proposeExtra.days
  0.01 100000 0.01       sendQuote.detail.lines[].quantity reviseQuote.detail.lines[].quantity
  0.01 100000 0.01       addQuoteTemplate.contents.lines[].quantity changeQuoteTemplate.contents.lines[].quantity
  0 1000000 0.01         sendQuote.detail.lines[].unit_price reviseQuote.detail.lines[].unit_price
  0 1000000 0.01         addQuoteTemplate.contents.lines[].unit_price changeQuoteTemplate.contents.lines[].unit_price
  1 999 1                sendQuote.detail.duration.count reviseQuote.detail.duration.count
  1 999 1                addQuoteTemplate.contents.duration.count changeQuoteTemplate.contents.duration.count
  0 25 1                 sendQuote.detail.deposit_percent reviseQuote.detail.deposit_percent
  0 25 1                 addQuoteTemplate.contents.deposit_percent changeQuoteTemplate.contents.deposit_percent
  1 5 1                  reviewJob.rating
  0 168 1                changeMarketSettings.headStartHours
  1 36 1                 changeMarketSettings.freeMonths
  0 1000000 1            changeMarketSettings.textsADay
  0 730 1                changeMarketSettings.unansweredDays
  0 1000000 0.01         changePackage.due_now
  1 100 1                addPromoCode.percentage changePromoCode.percentage
  1 10000 0.01           changePackagePrice.net
  0 - 1                  changeJob.revision makeCalendarFeed.edition
  1 - 1                  pickVisit.revision rearrangeVisit.revision cancelVisit.revision
`;

/** The other numbers that somebody meets: days, hours, sizes and how much is shown. */
const NUMBERS: Record<string, number> = {
  ADMIN_PAGE_SIZE: 10,
  ANSWER_CHANGES_HOURS: 48,
  ATTACHMENT_MAX_BYTES: 10_485_760,
  AVATAR_MAX_BYTES: 2_097_152,
  BECAUSE_LETTERS: 500,
  BELL_DAYS: 90,
  CALENDAR_DAYS: 42,
  COUNTED_TO: 100,
  DECLINE_LETTERS: 500,
  DOCUMENT_MAX_BYTES: 5_242_880,
  EARLY_END_DAYS: 7,
  EARLY_END_LETTERS: 500,
  EXTRA_LETTERS: 500,
  FIGURE_MONTHS: 12,
  FREE_DAYS: 60,
  IMPERSONATION_MINUTES: 30,
  INVITATION_DAYS: 7,
  KM_PER_MILE: 1.609344,
  LEAD_RADIUS_KM: 40,
  LINE_LETTERS: 200,
  LOGO_MAX_BYTES: 2_097_152,
  LONGEST_ANSWER: 1000,
  MAX_NAME: 100,
  MESSAGE_LETTERS: 2000,
  MIN_PASSWORD: 8,
  MOST_ATTACHMENTS: 10,
  MOST_COMPARED: 50,
  MOST_DAYS_OFF: 50,
  MOST_DEPOSIT: 25,
  MOST_DOCUMENTS: 20,
  MOST_EXTRA_DAYS: 365,
  MOST_JOB_PHOTOS: 8,
  MOST_LINES: 30,
  MOST_MEMBERS: 50,
  MOST_POUNDS: 1_000_000,
  MOST_QUANTITY: 100_000,
  MOST_RESULT_PHOTOS: 6,
  MOST_SAVED_REPLIES: 30,
  MOST_SNAGS: 20,
  MOST_SNAG_PHOTOS: 3,
  MOST_TEMPLATES: 20,
  MOST_TIMES: 3,
  MOST_UNATTACHED: 40,
  MOST_WORKED: 2000,
  MOST_WORK_PICTURES: 24,
  NEW_DAYS: 30,
  NO_SHOW_DAYS: 7,
  NO_SHOW_HOURS: 48,
  NO_SHOW_MINUTES: 15,
  PHOTO_MAX_BYTES: 10_485_760,
  PHOTO_SIDE: 2048,
  PHOTO_TEXT_LETTERS: 200,
  PROMO_CODE_LENGTH: 10,
  QUOTE_LETTERS: 1000,
  REPORT_LETTERS: 1000,
  SAID_WITHIN_KM: 60,
  SCOPE_LETTERS: 1000,
  SEARCH_COUNTED_TO: 1000,
  SET_OUT_HOURS: 3,
  SNAG_DAYS: 14,
  SNAG_LETTERS: 200,
  TEMPLATE_NAME_LETTERS: 60,
  VALID_DAYS: 30,
  VISIT_HOURS: 4,
  VISIT_LETTERS: 300,
  WANTED_WITHIN_DAYS: 730,
  WORK_SIDE: 1536,
};

type Field = z.core.$ZodType & z.ZodMiniType;
type Tried = { path: string; least: number; most: number; step: number };

/** The rows of a table of bounds; `-` is none. */
const rowsOf = (table: string, hasStep: boolean): Tried[] =>
  table.split('\n').flatMap((line) => {
    const [least = '', most = '', ...rest] = line.trim().split(/\s+/);
    const step = hasStep ? Number(rest.shift()) : 1;
    const bounds = {
      least: Number(least),
      most: most === '-' ? Number.POSITIVE_INFINITY : Number(most),
      step,
    };
    return least === '' ? [] : rest.map((path) => ({ path, ...bounds }));
  });

/** Every field of what a call takes, by its path. A field of one of several forms may be there twice. */
function fieldsOf(): Map<string, Field[]> {
  const found = new Map<string, Field[]>();
  for (const [name, route] of Object.entries<Route>({ ...api, ...fileRoutes })) {
    const { params, query, body, upload } = route;
    const parts = { ':params': params, ':query': query, '': body, ':form': upload?.fields };
    for (const [part, taken] of Object.entries(parts)) if (taken) gather(taken, `${name}${part}`, found);
  }
  return found;
}

type Def = {
  type: string;
  shape?: Record<string, Field>;
  element?: Field;
  innerType?: Field;
  options?: Field[];
  checks?: { _zod: { def: { check: string } } }[];
};
const defOf = (field: Field) => field._zod.def as unknown as Def;

function gather(field: Field, path: string, found: Map<string, Field[]>): void {
  const { type, shape = {}, element, innerType, options = [] } = defOf(field);
  if (['string', 'array', 'number'].includes(type)) found.set(path, [...(found.get(path) ?? []), field]);
  for (const [name, one] of Object.entries(shape)) gather(one, `${path}.${name}`, found);
  if (element) gather(element, `${path}[]`, found);
  for (const one of [...(innerType ? [innerType] : []), ...options]) gather(one, path, found);
}

const BOUNDING = ['min_length', 'max_length', 'length_equals', 'greater_than', 'less_than'];
const isBounded = (field: Field): boolean =>
  (defOf(field).checks ?? []).some(({ _zod }) => BOUNDING.includes(_zod.def.check));

const fields = fieldsOf();

/** The bounded field there; where one of several forms may stand, the one of this kind. */
function fieldAt(path: string, type: string): Field {
  const field = fields.get(path)?.find((one) => defOf(one).type === type && isBounded(one));
  if (!field) throw new Error(`no bounded ${type} at ${path}`);
  return field;
}

const takes = (field: Field, value: unknown): boolean => z.safeParse(field, value).success;

test('every field with a bound has a row here, and no row is of a field that is gone', () => {
  const bounded = [...fields].filter(([, several]) => several.some(isBounded)).map(([path]) => path);
  const written = [...rowsOf(LETTERS, false), ...rowsOf(COUNTS, false), ...rowsOf(AMOUNTS, true)];
  expect(written.map(({ path }) => path).toSorted()).toEqual(bounded.toSorted());
});

/** A text of so many letters that its field takes, where not any letters will do. */
const TEXTS: [RegExp, (letters: number) => string][] = [
  // What stands before the @ is as long as it must be: how long it may be is the mail server's to say.
  [/email$|confirmedEmail$/i, (letters) => `${'a'.repeat(letters - 13)}@example.test`],
  [/website$/, (letters) => `https://a.co/${'a'.repeat(letters - 13)}`],
  [/filter$/, (letters) => `name=${'a'.repeat(letters - 5)}`],
  [/(mobile_number|landline)$/, (letters) => `020${' '.repeat(letters - 11)}79460000`],
];

const textOf = (path: string, letters: number): string => {
  const [, write] = TEXTS.find(([ending]) => ending.test(path)) ?? [];
  return write && letters > 13 ? write(letters) : 'a'.repeat(letters);
};

/** What a field does with each of some values: `path value` for those that it takes and must not, or the other way round. */
const wrongIn = (tried: { path: string; said: string; is: boolean; should: boolean }[]): string[] =>
  tried.flatMap(({ path, said, is, should }) =>
    is === should ? [] : [`${path}: ${said} is ${is ? '' : 'not '}taken`],
  );

const around = ({ least, most, step }: Tried): number[] =>
  [least - step, least, most, most + step].filter(Number.isFinite);

test('a text of the most letters is taken, one of a letter more is not, nor one of a letter too few', () => {
  const tried = rowsOf(LETTERS, false).flatMap((row) => {
    const { path, least, most } = row;
    const field = fieldAt(path, 'string');
    // The pattern of what may be of no letters has a least of its own, and one letter is no name.
    const lengths = around(row).filter((letters) => letters >= (least > 1 ? 0 : least - 1) && letters >= 0);
    return lengths
      .filter((letters) => letters > 1 || least > letters)
      .map((letters) => ({
        path,
        said: `${letters} letters`,
        is: takes(field, textOf(path, letters)),
        should: letters >= least && letters <= most,
      }));
  });
  expect(tried.length).toBeGreaterThan(400);
  expect(wrongIn(tried)).toEqual([]);
});

test('a list of the most is taken, one of one more is not, nor one of one too few', () => {
  const tried = rowsOf(COUNTS, false).flatMap((row) => {
    const { path, least, most } = row;
    // Whatever stands in it: what each of them must be is asked elsewhere.
    const { checks } = defOf(fieldAt(path, 'array'));
    const field = z.array(z.any()).check(...(checks as unknown as z.core.$ZodCheck<unknown[]>[]));
    const listOf = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ service_id: `${place}` }));
    return around(row)
      .filter((count) => count >= 0)
      .map((count) => ({
        path,
        said: `a list of ${count}`,
        is: takes(field, listOf(count)),
        should: count >= least && count <= most,
      }));
  });
  expect(wrongIn(tried)).toEqual([]);
});

test('the least and the most are taken, and what is a step further is not', () => {
  const tried = rowsOf(AMOUNTS, true).flatMap((row) => {
    const field = fieldAt(row.path, 'number');
    return around(row).map((amount) => ({
      path: row.path,
      said: `${amount}`,
      is: takes(field, amount),
      should: amount >= row.least && amount <= row.most,
    }));
  });
  expect(wrongIn(tried)).toEqual([]);
});

test('every other number of the contract is the one that is written here', async () => {
  const found: Record<string, number> = {};
  for (const file of globSync('contract/*.ts').filter((name) => !name.endsWith('.test.ts'))) {
    const exported = (await import(/* @vite-ignore */ resolve(file))) as Record<string, unknown>;
    for (const [name, value] of Object.entries(exported))
      if (/^[A-Z_0-9]+$/.test(name) && typeof value === 'number') found[name] = value;
  }
  expect(found).toEqual(NUMBERS);
});
