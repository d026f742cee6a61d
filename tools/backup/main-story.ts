import { setTimeout as sleep } from 'node:timers/promises';
import { atBank } from '../../server/testing/bank.ts';
import { jobWish } from '../../server/testing/customer.ts';
import { bearer, businessForm, customerForm, visitor } from '../../server/testing/newcomer.ts';

type Market = { baseUrl: string };

const TITLE = 'A job that shows that the restored market works';
const PATIENCE_MS = 60_000;

/** Registers both sides and takes one job from its post to its review, all through the door. */
export async function playMainStory(market: Market): Promise<void> {
  const customer = await verifiedCustomer(market);
  const business = await subscribedBusiness(market);
  const { data: job } = await customer.postJob({
    body: jobWish({ title: TITLE, service: 'Repair or replace a tap' }),
  });
  const lead = await until(async () => {
    const { leads } = await business.leads();
    return leads.find((one) => one.job.title === TITLE);
  });
  await business.markInterested({ params: { id: lead.id } });
  await business.sendQuote({
    body: { leadId: lead.id, rate_type: 'Flat', cost: 120, currency: '£', comments: 'Direct quote' },
  });
  const quote = await until(async () => (await customer.quotes()).quotes[0]);
  await customer.acceptQuote({ params: { id: quote.id } });
  await customer.updateJobStatus({ params: { id: job.id }, body: { status: 'finished' } });
  await customer.reviewJob({ params: { id: job.id }, body: { rating: 5, comment: 'The tap is quiet.' } });
}

async function verifiedCustomer(market: Market) {
  const form = customerForm();
  const { token } = await visitor(market).registerCustomer({ body: form });
  await followMail(market, form.email);
  return bearer(market, token);
}

async function subscribedBusiness(market: Market) {
  const form = businessForm();
  const { token } = await visitor(market).registerBusiness({ body: form });
  await followMail(market, form.email);
  const business = bearer(market, token);
  const { redirect_url: page } = await business.renewSubscription({
    body: { package: 'premium', payment_method: 'card' },
  });
  const back = await atBank(market, page, 'authorise');
  await business.bankConfirmation({ body: { session_id: back.searchParams.get('session_id') ?? '' } });
  return business;
}

/** Opens the link of the first mail to an address. */
async function followMail(market: Market, address: string): Promise<void> {
  const link = await until(async () => {
    const answer = await fetch(`${market.baseUrl}/api/dev/mailbox?to=${encodeURIComponent(address)}`);
    return /https?:\S+code=\S+/.exec(await answer.text())?.[0]?.split('\\n')[0];
  });
  const { searchParams } = new URL(link);
  await visitor(market, { 'sec-fetch-site': 'same-origin' }).verify({
    params: { code: searchParams.get('code') ?? '' },
    query: {
      user_type: searchParams.get('user_type') === 'business' ? 'business' : 'customer',
      pressed: '1',
    },
  });
}

async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error('what had to follow did not follow within a minute');
  }
}
