import { readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * What work costs by published price lists of the UK, for services of the first catalogue; each by its id, since an admin
 * may give it another name. Our own estimates are not among them: nobody has approved one.
 */
const Table = z.object({
  asOf: z.string(),
  prices: z.array(
    z.object({
      service: z.string(),
      serviceId: z.string(),
      low: z.number(),
      high: z.number(),
      unit: z.string(),
    }),
  ),
});

const FILE = new URL('typical-prices.json', import.meta.url);

export const { asOf: TYPICAL_AS_OF, prices: TYPICAL_PRICES } = Table.parse(
  JSON.parse(readFileSync(FILE, 'utf8')),
);

const BY_SERVICE = new Map(TYPICAL_PRICES.map((price) => [price.serviceId, price]));

export const typicalPrice = (serviceId: string) => BY_SERVICE.get(serviceId);
