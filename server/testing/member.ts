import type { UserId } from '../platform/ids.ts';
import { Business } from './business.ts';
import type { TestMarket } from './market.ts';
import { customerForm, lastMail, visitor } from './newcomer.ts';

type Invited = 'office' | 'field';

/** The secret of the newest invitation to an address. */
export async function invitationTo(market: TestMarket, email: string): Promise<string> {
  const { text } = await lastMail(market, email);
  const token = /\/join\/([\w-]+)/.exec(text)?.[1];
  if (!token) throw new Error(`no invitation in: ${text}`);
  return token;
}

/** What somebody fills in who was invited; the e-mail address is the invitation's. */
export function memberForm(token: string) {
  const { email: _invited, name: _whole, ...form } = customerForm();
  return { ...form, token };
}

/** Somebody who is invited registers, and acts for the business from then on. */
export async function joins(market: TestMarket, owner: Business, role: Invited): Promise<Business> {
  const { email } = customerForm();
  await (await owner.api()).inviteMember({ body: { email, role } });
  const form = memberForm(await invitationTo(market, email));
  const { data } = await visitor(market).registerMember({ body: form });
  return new Business(market, {
    id: data.id as UserId,
    role: 'business',
    firstName: form.first_name,
    lastName: form.last_name,
    email,
    mobile: form.mobile_number,
    isVerified: true,
    businessId: owner.id,
  });
}
