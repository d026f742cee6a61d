import { expect } from 'vitest';
import type { UserId } from '../platform/ids.ts';
import { apiAt } from '../testing/api.ts';
import { atBank } from '../testing/bank.ts';
import { Business } from '../testing/business.ts';
import { Customer } from '../testing/customer.ts';
import type { TestMarket } from '../testing/market.ts';
import { businessForm, customerForm, mailedLink, visitor } from '../testing/newcomer.ts';
import { story } from '../testing/story.ts';

story(
  'one newcomer registers and posts; the other pays, gets the lead, quotes and does the work',
  { shows: ['R-16-009', 'R-16-039', 'R-16-040'] },
  async ({ market }) => {
    const nora = await newCustomer(market);
    const mary = await newBusiness(market);
    const { data } = await (await mary.api()).currentUser();
    expect(data).toMatchObject({ userType: 'business', emailVerifiedAt: expect.any(String) });
    const job = await nora.posts({ service: 'Repair or replace a tap' });
    expect(await mary.leads()).toEqual([]);
    const back = await atBank(market, await mary.buys({ package: 'standard' }), 'authorise');
    await mary.comesBack(back);
    await market.settled();
    expect(await mary.billing()).toMatchObject({
      subscription_status: 'active',
      payments: [{ amount: 114, status: 'paid' }],
    });
    const quote = await mary.quotes(await mary.lead(), { cost: 80 });
    await nora.accepts(quote);
    expect(await mary.jobs()).toMatchObject([{ id: job.id, cost: 80 }]);
    await mary.finishes(job);
    expect(await nora.job(job)).toMatchObject({ status: 'finished' });
  },
);

async function newCustomer(market: TestMarket): Promise<Customer> {
  const form = customerForm();
  const { data } = await visitor(market).registerCustomer({ body: form });
  await verifies(market, form.email, 'customer');
  return new Customer(market, factsOf(data.id as UserId, 'customer', form));
}

async function newBusiness(market: TestMarket): Promise<Business> {
  const form = businessForm();
  const { data } = await visitor(market).registerBusiness({ body: form });
  await verifies(market, form.email, 'business');
  return new Business(market, factsOf(data.id as UserId, 'business', form));
}

const factsOf = <R extends 'customer' | 'business'>(
  id: UserId,
  role: R,
  form: ReturnType<typeof customerForm>,
) => ({
  id,
  role,
  firstName: form.first_name,
  lastName: form.last_name,
  email: form.email,
  mobile: form.mobile_number,
  isVerified: true,
});

async function verifies(market: TestMarket, email: string, user_type: 'customer' | 'business') {
  const code = (await mailedLink(market, email)).searchParams.get('code') ?? '';
  const asOurPage = apiAt(market.baseUrl, () => ({ 'sec-fetch-site': 'same-origin' }));
  await asOurPage.verify({ params: { code }, query: { user_type, pressed: '1' } });
}
