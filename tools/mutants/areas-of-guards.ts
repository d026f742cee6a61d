import type { Area } from './area.ts';

/** Where planted mistakes once stayed green. */
export const AREAS_OF_GUARDS: Record<string, Area> = {
  addresses: {
    mutate: ['contract/signs.ts', 'contract/postcode.ts', 'contract/web-addresses.ts'],
    tests: ['signs', 'postcode', 'web-addresses', 'fields'].map((name) => `contract/${name}.test.ts`),
  },
};
