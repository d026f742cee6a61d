import { EARLY_BACK } from './early-back.ts';
import { EARLY_CLICK } from './early-click.ts';
import { EARLY_SUBMIT } from './early-submit.ts';
import { tight } from './tight.ts';

/**
 * A page can be read and its links work without script, so its scripts are requested after the first paint
 * with words in it (the ground alone is painted before the typeface is there): before it they would compete with the
 * style sheet and the typeface for the connection. So would the icon, the manifest, and the
 * `/favicon.ico` that browsers request if a page names no icon: until then it names an empty one. A page in a
 * background tab is not painted and starts at once, and so does one whose browser has reported no paint for a second.
 *
 * Pictures below the first screen wait too (ui/lazy/later-picture.tsx).
 *
 * The scripts run one after the other, each in a task of its own, so that none blocks input for long. They say `async`
 * only when that is settled, since React looks for the entry as it would have put it there itself, and adds it where it
 * finds none. What they need is asked for a few at a time: three dozen requests in one task would keep a slow phone
 * from hearing a finger.
 */
const START = tight(`((sources, links, parts) => {
  document.currentScript.remove();
  self.drawnParts = parts;
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    document.documentElement.dataset.painted = '';
    document.querySelector('link[href="data:,"]').remove();
    const scripts = sources.map((src) => Object.assign(document.createElement('script'), { type: 'module', src, async: false }));
    document.head.append(...scripts);
    for (const script of scripts) script.setAttribute('async', '');
    addLinks();
  };
  const link = ([rel, href]) => Object.assign(document.createElement('link'), { rel, href },
    rel === 'preload' && { as: 'fetch', crossOrigin: 'anonymous' });
  const addLinks = () => {
    document.head.append(...links.splice(0, 6).map(link));
    if (links.length) setTimeout(addLinks);
  };
  if (document.hidden) return begin();
  document.addEventListener('visibilitychange', begin);
  setTimeout(begin, 1000);
  new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').length && begin())
    .observe({ type: 'paint', buffered: true });
})`);

/** Without script the icon has nobody to wait for. */
const untilBegun = (link: string) => `<link rel="icon" href="data:,"/><noscript>${link}</noscript>`;

/** What is preloaded as the answer to a call belongs to the scripts; a typeface does not. */
const LINK = /<link rel="(modulepreload|manifest|icon|preload(?="[^>]* as="fetch"))" href="([^"]+)"[^>]*>/g;
/** It is run before the entry, which needs it. */
const REACT = /[/]react-[^/]+[.]js$/;
/** Links stand before it, where React puts them; the entry stands behind it. */
const HEAD_END = '</head>';
const ENTRY = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/;

type Start = {
  nonce: string;
  /** The parts that are drawn, which React takes over with the page. */
  parts: readonly string[];
  /** The files of each part that there is. */
  chunks: Readonly<Record<string, readonly string[]>>;
};

/** The page with its scripts put off until it has been painted. */
export function lateStart(html: string, { nonce, parts, chunks }: Start): string {
  const end = html.indexOf(HEAD_END);
  const [head, rest] = [html.slice(0, end), html.slice(end)];
  const own = [...head.matchAll(LINK)].map(([, rel, href]) => [rel, href]);
  const links = [...own, ...ofParts(parts, chunks, own)];
  const react = links.map(([, href]) => href).filter((href) => href && REACT.test(href));
  const start = (_: string, entry: string) =>
    `<script nonce="${nonce}">${EARLY_BACK}();${EARLY_SUBMIT}();${parts.length > 0 ? `${EARLY_CLICK}(${JSON.stringify(parts)});` : ''}${START}(${[[...react, entry], links, parts].map((given) => JSON.stringify(given)).join()})</script>`;
  const put = (link: string, rel: string) => (rel === 'icon' ? untilBegun(link) : '');
  return head.replaceAll(LINK, put) + rest.replace(ENTRY, start);
}

/** What the parts need that the page does not list already. */
function ofParts(parts: Start['parts'], chunks: Start['chunks'], listed: (string | undefined)[][]) {
  const files = new Set(parts.flatMap((part) => chunks[part] ?? []).map((file) => `/${file}`));
  for (const [, href] of listed) files.delete(href ?? '');
  return [...files].map((href) => ['modulepreload', href]);
}
