import { expect } from 'vitest';
import { fileRoutes } from '../contract/files.ts';
import { api } from '../contract/index.ts';
import type { Route } from '../contract/kernel.ts';
import type { Role } from '../contract/words.ts';
import { newId } from './platform/ids.ts';
import { refusalOf } from './testing/api.ts';
import { bearer } from './testing/newcomer.ts';
import type { TestMarket } from './testing/market.ts';
import { type Stage, story } from './testing/story.ts';

// Who may do what, as the requirements say it and not as the calls declare it (access.test.ts holds those).

const THREE = ['customer', 'business', 'admin'] as const;

/** Asks as somebody; nobody's record, and nothing said: who may is refused for that, and for nothing before. */
async function statusOf({ baseUrl }: TestMarket, token: string, to: string): Promise<number> {
  const [method = '', path = ''] = to.split(' ');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = method === 'GET' ? {} : { body: '{}' };
  return (await fetch(`${baseUrl}/api${path.replaceAll(':id', newId)}`, { method, headers, ...body })).status;
}

async function mayOnly(stage: Stage, role: Role, calls: string[]): Promise<void> {
  const people = { customer: stage.customer(), business: stage.business(), admin: stage.admin() };
  for (const one of THREE) {
    const token = await (await people[one]).token();
    for (const call of calls) {
      const status = await statusOf(stage.market, token, call);
      expect([one, call, status === 403, status < 500]).toEqual([one, call, one !== role, true]);
      expect([one, call, status]).not.toEqual([one, call, 401]);
    }
  }
}

story(
  'customers alone post jobs, accept quotes and review',
  { shows: ['R-16-002', 'R-16-004', 'R-16-005'] },
  (stage) => mayOnly(stage, 'customer', ['POST /job', 'POST /quote/:id/accept', 'POST /job/:id/review']),
);

story(
  'businesses alone see leads, say whether they are interested, and quote',
  { shows: ['R-16-006', 'R-16-007'] },
  (stage) =>
    mayOnly(stage, 'business', [
      'GET /business/leads',
      'POST /lead/:id/interested',
      'POST /lead/:id/not-interested',
      'POST /quote',
    ]),
);

story('businesses alone have a profile, a logo and documents', { shows: ['R-16-009'] }, (stage) =>
  mayOnly(stage, 'business', [
    'GET /business',
    'POST /business',
    'DELETE /business/deleteLogo',
    'POST /business/documents',
    'DELETE /business/document/:id',
  ]),
);

story('admins alone look after accounts, jobs, trades and promo codes', { shows: ['R-16-011'] }, (stage) =>
  mayOnly(stage, 'admin', [
    'GET /admin/customers',
    'GET /admin/customer/:id',
    'GET /admin/businesses',
    'GET /admin/business/:id',
    'GET /admin/resend-verification-code/:id',
    'GET /admin/jobs',
    'GET /admin/work-categories',
    'PUT /admin/customer/:id',
    'PUT /admin/business/:id',
    'DELETE /admin/user/:id',
    'POST /admin/impersonate/login',
    'PUT /admin/job/:id',
    'DELETE /admin/job/:id',
    'POST /admin/work-category',
    'PUT /admin/work-category/:id',
    'DELETE /admin/work-category/:id',
    'GET /admin/work-category/:id/services',
    'POST /admin/work-category/:id/service',
    'PUT /admin/work-category/:id/service/:id',
    'DELETE /admin/work-category/:id/service/:id',
    'GET /admin/gocardless/promo-codes',
    'POST /admin/gocardless/promo-codes',
    'PUT /admin/gocardless/promo-codes/:id',
    'DELETE /admin/gocardless/promo-codes/:id',
  ]),
);

story(
  'a job is cancelled by its customer, and finished by either of the two',
  { shows: ['R-16-003', 'R-16-008'] },
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    const jobs = await Promise.all(
      ['One tap', 'Two taps', 'Three taps'].map((title) => carl.posts({ title })),
    );
    const [first, second, third] = jobs;
    if (!first || !second || !third) throw new Error('three jobs were posted');
    expect(await carl.cancels(third)).toEqual([]);
    for (const [turn, title] of ['One tap', 'Two taps'].entries()) {
      await carl.accepts(await anna.quotes(await anna.lead(title), { cost: 90 + turn }));
    }
    const cancelling = (await anna.api()).updateJobStatus({
      params: { id: first.id },
      body: { status: 'cancelled' },
    });
    expect(await refusalOf(cancelling)).toBe('forbidden');
    expect(await anna.finishes(first)).toEqual([]);
    expect(await carl.finishes(second)).toEqual([]);
    expect((await carl.jobs('finished')).map(({ title }) => title).toSorted()).toEqual([
      'One tap',
      'Two taps',
    ]);
  },
);

story(
  'nobody else gets anywhere below /admin, nor does an admin who acts as somebody; only that one gets back',
  { shows: ['R-16-012', 'R-16-014'] },
  async ({ customer, business, admin, market }) => {
    const [carl, anna, ada] = [await customer(), await business(), await admin()];
    const acting = await (await ada.api()).impersonate({ body: { email: anna.facts.email } });
    const tokens = [await carl.token(), await anna.token(), acting.token ?? ''];
    const calls = Object.values<Route>({ ...fileRoutes, ...api }).filter(({ path }) =>
      path.startsWith('/admin/'),
    );
    expect(calls.length).toBeGreaterThan(10);
    for (const token of tokens)
      for (const { method, path } of calls) {
        const to = `${method} ${path.replace(/:\w+/g, ':id')}`;
        expect([to, await statusOf(market, token, to)]).toEqual([to, 403]);
      }
    for (const somebody of [carl, anna, ada])
      expect(await refusalOf((await somebody.api()).backAsAdmin())).toBe('forbidden');
    expect((await bearer(market, acting.token).backAsAdmin()).data.id).toBe(ada.id);
  },
);
