import type { NewBusiness } from '../../contract/business-registration.ts';
import type { NewCustomer } from '../../contract/registration.ts';
import { categoryId, serviceId } from '../seed/catalogue.ts';
import { apiAt } from './api.ts';
import { PASSWORD } from './facts.ts';
import type { TestMarket } from './market.ts';

let born = 0;

/** Somebody with no account, and no session. */
export const visitor = ({ baseUrl }: Pick<TestMarket, 'baseUrl'>, headers: Record<string, string> = {}) =>
  apiAt(baseUrl, () => headers);

/** Somebody by the token they were given. */
export const bearer = (market: Pick<TestMarket, 'baseUrl'>, token: string | null) =>
  visitor(market, { authorization: `Bearer ${token ?? ''}` });

/** What a customer fills in. */
export function customerForm(wish: Partial<NewCustomer> = {}): NewCustomer {
  born += 1;
  return {
    name: 'Nora Quist',
    first_name: 'Nora',
    last_name: 'Quist',
    email: `nora${born}@example.test`,
    mobile_number: `0770091${String(born).padStart(4, '0')}`,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    terms: true,
    ...wish,
  };
}

/** What a business fills in. */
export const businessForm = (wish: Partial<NewBusiness> = {}): NewBusiness => ({
  ...customerForm(),
  business_name: 'Quist Plumbing',
  workCategories: [categoryId('Plumbing')],
  services: [{ id: serviceId('Plumbing', 'Repair or replace a tap'), name: 'Repair or replace a tap' }],
  location: 'se17pb',
  description: null,
  address: null,
  website: 'https://quist.example.com',
  abn: null,
  ...wish,
});

/** The newest mail to an address, once everything that is queued has gone out. */
export async function lastMail(market: TestMarket, to: string) {
  await market.settled();
  const [mail] = await market.mailTo(to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** The six digits in the newest mail to an address. */
export async function mailedCode(market: TestMarket, to: string): Promise<string> {
  const { text } = await lastMail(market, to);
  const code = /^\d{6}$/m.exec(text)?.[0];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}

/** The link in the newest mail to an address. */
export async function mailedLink(market: TestMarket, to: string): Promise<URL> {
  const { text } = await lastMail(market, to);
  const address = /https?:\S+/.exec(text)?.[0];
  if (!address) throw new Error(`no link in: ${text}`);
  return new URL(address);
}
