import { brand } from '../../contract/brand.ts';
import { failureCopy } from '../copy/failures.copy.ts';
import { type PageWords, titled } from '../copy/page-words.ts';
import type { Site } from '../router-context.ts';
import { machineScript } from './machine-words.ts';
import { HOME_PICTURE } from './shared-picture.ts';

/** What a route's `head` is given, as far as we use it. */
type Given = {
  match: { status: string; pathname: string; context: { site: Site } };
  loaderData?: { page: PageWords } | undefined;
};

/**
 * Title, description and canonical address of one page, from the words that its loader answered. A page that failed
 * has none of its own: the root route speaks for it.
 */
export function pageHead({ match, loaderData }: Given) {
  if (match.status !== 'success' || !loaderData) return {};
  const { page } = loaderData;
  return page.isPrivate ? privateHead(page) : publicHead(page, match);
}

function publicHead(
  { title, description, isView, foundAs, forMachines, pictured = HOME_PICTURE }: PageWords,
  { pathname, context }: Given['match'],
) {
  const { appUrl } = context.site;
  const address = `${appUrl}${foundAs ?? (pathname.replace(/\/+$/, '') || '/')}`;
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:site_name', content: brand.name },
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: `${appUrl}${pictured.address}` },
      { property: 'og:image:width', content: String(pictured.width) },
      { property: 'og:image:height', content: String(pictured.height) },
      { property: 'og:image:alt', content: pictured.alt },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(isView ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    ],
    // Another page's address beside it would say the opposite.
    links: isView ? [] : [{ rel: 'canonical', href: address }],
    scripts: forMachines ? [machineScript()] : [],
  };
}

const privateHead = ({ title, description }: PageWords) => ({
  meta: [
    { title },
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ],
});

/** What a page that failed says about itself, to people and to search engines. */
export function failureHead(status: number) {
  const { notFound, other } = failureCopy.title;
  return [{ title: titled(status === 404 ? notFound : other) }, { name: 'robots', content: 'noindex' }];
}
