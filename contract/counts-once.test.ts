import { expect, test } from 'vitest';
import { api } from './index.ts';
import { type Route, refusalsOf, takesKey } from './kernel.ts';

const all = Object.entries<Route>(api);

/** A `GET` that changes something is refused to other sites. */
const changes = ({ method, refuses }: Route) => method !== 'GET' || refuses.includes('cross_site');

test('every call that changes something says how it counts once, and no other does', {
  meta: { shows: ['ruling 50'] },
}, () => {
  const silent = all.filter(([, route]) => changes(route) && !route.countsOnce).map(([name]) => name);
  expect(silent).toEqual([]);
  const needless = all.filter(([, route]) => !changes(route) && route.countsOnce).map(([name]) => name);
  expect(needless).toEqual([]);
});

test('what makes, mails or uses something up takes a key, and says what another request under it hears', {
  meta: { shows: ['ruling 50'] },
}, () => {
  const keyed = all.filter(([, route]) => takesKey(route));
  expect(keyed.map(([name]) => name).sort()).toEqual([
    'addCategory',
    'addDocument',
    'addPromoCode',
    'addQuoteTemplate',
    'addSavedReply',
    'addService',
    'addSnags',
    'addWorkPicture',
    'bringAttachment',
    'bringPhoto',
    'bringQuoteFile',
    'bringResultPhoto',
    'changeJob',
    'changePackage',
    'confirmUpdateEmail',
    'contactUs',
    'handOver',
    'inviteMember',
    'postJob',
    'proposeEarlyEnd',
    'proposeExtra',
    'proposeVisit',
    'rearrangeVisit',
    'registerBusiness',
    'registerCustomer',
    'registerMember',
    'renewSubscription',
    'resendVerification',
    'resetPassword',
    'reviewJob',
    'reviseQuote',
    'saveBusiness',
    'sendMessage',
    'sendQuote',
    'sendSecurityCode',
    'sendVerification',
    'updateEmail',
    'updatePassword',
    'updateUser',
  ]);
  for (const [, route] of keyed) expect(refusalsOf(route)).toContain('idempotency_key_reused');
});
