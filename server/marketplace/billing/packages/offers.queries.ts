import type { PackageName } from '../../../../contract/words.ts';
import type { Reader } from '../../../platform/db/db.ts';
import { preparedOnce } from '../../../platform/db/prepared-statements.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Price, priceOf, type VatRate } from './price.ts';
import { vatRateNow } from './vat.ts';

/** The packages as they are sold now, the cheaper first. */
export const packagesOnOffer = (db: Reader) => packages(db, {});

const packages = preparedOnce('packages', (_, db) =>
  db.selectFrom('packages').select(['id', 'name', 'title', 'net_pence']).orderBy('net_pence'),
);

export async function packageOnOffer(db: Reader, name: PackageName) {
  const { id, title, net_pence } = await db
    .selectFrom('packages')
    .where('name', '=', name)
    .select(['id', 'title', 'net_pence'])
    .executeTakeFirstOrThrow();
  return { id, name, title, netPence: net_pence };
}

/** The form under which a code is unique and compared: without regard to case. */
export const promoKey = (name: string): string => name.trim().toLowerCase();

export type ValidCode = { id: string; name: string; percentage: number };

/**
 * A code that may be used now.
 * @throws Refusal 'promo_code_invalid' for an unknown one, and for one that is switched off
 */
export async function validCode(db: Reader, name: string): Promise<ValidCode> {
  const code = await db
    .selectFrom('promo_codes')
    .where('name_key', '=', promoKey(name))
    .where('is_active', '=', true)
    .select(['id', 'name', 'percentage'])
    .executeTakeFirst();
  if (!code) throw new Refusal('promo_code_invalid');
  return code;
}

export type Offer = { title: string; full: Price; price: Price; code: ValidCode | null };

/** What a package costs now, with a code or without one. */
export async function offerOf(
  db: Reader,
  asked: { package: PackageName; promoCode: string | null },
  vat: { rate: VatRate },
): Promise<Offer> {
  const vatRate = await vatRateNow(db, vat);
  const { title, netPence } = await packageOnOffer(db, asked.package);
  const code = asked.promoCode ? await validCode(db, asked.promoCode) : null;
  const full = priceOf(netPence, vatRate);
  return { title, full, code, price: code ? priceOf(netPence, vatRate, code.percentage) : full };
}
