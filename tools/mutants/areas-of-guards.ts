import type { Area } from './area.ts';

const market = (path: string) => `server/marketplace/${path}`;

/** Where planted mistakes once stayed green. */
export const AREAS_OF_GUARDS: Record<string, Area> = {
  addresses: {
    mutate: ['contract/signs.ts', 'contract/postcode.ts', 'contract/web-addresses.ts'],
    tests: ['signs', 'postcode', 'web-addresses', 'fields'].map((name) => `contract/${name}.test.ts`),
  },
  gone: {
    mutate: [market('gone.ts')],
    tests: [market('gone.test.ts')],
    database: true,
  },
};
