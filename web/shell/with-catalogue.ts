import { API_BASE } from '../api-base.ts';

type Head = { links?: object[] };

/** The head of a page that fetches the catalogue as soon as it runs: on its way together with the scripts. */
export function withCatalogue(head: Head): Head {
  if (!import.meta.env.SSR) return head;
  const catalogue = {
    rel: 'preload',
    href: `${API_BASE}/work-category`,
    as: 'fetch',
    crossOrigin: 'anonymous',
  };
  return { ...head, links: [...(head.links ?? []), catalogue] };
}
