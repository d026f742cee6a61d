import { expect } from 'vitest';
import { daysPass } from '../../../testing/bank.ts';
import type { Business } from '../../../testing/business.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';

async function switchVat(stage: Stage, isVatRegistered: boolean): Promise<void> {
  const api = await (await stage.admin()).api();
  await api.changeMarketSettings({ body: { isVatRegistered } });
}

/** The paper of the oldest payment, to the byte. */
async function firstInvoice({ market }: Stage, who: Business): Promise<string> {
  const payment = (await who.billing()).payments.at(-1);
  const headers = { authorization: `Bearer ${await who.token()}` };
  const paper = await fetch(`${market.baseUrl}/api/billing/invoice/${payment?.id}`, { headers });
  expect(paper.status).toBe(200);
  return Buffer.from(await paper.arrayBuffer()).toString('base64');
}

const lastPaid = async (who: Business) => {
  const [payment] = (await who.billing()).payments;
  return { amount: payment?.amount, net: payment?.net, vat: payment?.vat };
};

const WITH_VAT = { amount: 114, net: 95, vat: 19 };
const WITHOUT = { amount: 95, net: 95, vat: 0 };

story(
  'switching VAT off and on changes what is bought from then on, and no paper that is out',
  { shows: ['ruling 16'] },
  async (stage) => {
    const anna = await subscriber(stage);
    const paper = await firstInvoice(stage, anna);
    await switchVat(stage, false);
    const bob = await subscriber(stage);
    expect([await lastPaid(anna), await lastPaid(bob)]).toEqual([WITH_VAT, WITHOUT]);
    expect(await bob.billing()).toMatchObject({ price: 95, net: 95, vat: 0 });
    const without = await firstInvoice(stage, bob);
    await switchVat(stage, true);
    const carol = await subscriber(stage);
    expect(await lastPaid(carol)).toEqual(WITH_VAT);
    // What was bought keeps its price, month after month.
    await daysPass(stage.market, 32);
    expect([await lastPaid(anna), await lastPaid(bob)]).toEqual([WITH_VAT, WITHOUT]);
    expect((await bob.billing()).payments).toHaveLength(2);
    expect(await firstInvoice(stage, anna)).toBe(paper);
    expect(await firstInvoice(stage, bob)).toBe(without);
  },
);
