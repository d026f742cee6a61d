import { API_BASE } from '../api-base.ts';

const CATALOGUE = {
  rel: 'preload',
  href: `${API_BASE}/work-category`,
  as: 'fetch',
  crossOrigin: 'anonymous' as const,
};

/** The head of a page that fetches the catalogue as soon as it runs: on its way together with the scripts. */
export const withCatalogue = <Head extends { links?: object[] }>(head: Head) => ({
  ...head,
  links: [...(head.links ?? []), CATALOGUE],
});
