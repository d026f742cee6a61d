/**
 * A page reads and leads on without script, so its scripts are fetched when it has been painted: before that they would
 * only take the line from what the eye waits for (decision 185). So would the icon and the manifest, and so would the
 * `/favicon.ico` that browsers ask for where a page names no icon: until then it names an empty one. A page that nobody
 * looks at is not painted and begins at once, and so does one whose browser has told of no paint for a second.
 */
const START = `((entry, links) => {
  document.currentScript.remove();
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    document.querySelector('link[href="data:,"]').remove();
    const script = Object.assign(document.createElement('script'), { type: 'module', src: entry });
    script.setAttribute('async', '');
    document.head.append(script, ...links.map(([rel, href]) =>
      Object.assign(document.createElement('link'), { rel, href },
        rel === 'preload' && { as: 'fetch', crossOrigin: 'anonymous' })));
  };
  if (document.hidden) return begin();
  document.addEventListener('visibilitychange', begin);
  setTimeout(begin, 1000);
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
})`;

/** Without script the icon has nobody to wait for. */
const untilBegun = (link: string) => `<link rel="icon" href="data:,"/><noscript>${link}</noscript>`;

/** What is preloaded as the answer to a call belongs to the scripts; a typeface does not. */
const LINK = /<link rel="(modulepreload|manifest|icon|preload(?="[^>]* as="fetch"))" href="([^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"[^>]*><\/script>/;

/** The page with its scripts put off until it has been painted. React finds them where it would have put them itself. */
export function lateStart(html: string, nonce: string): string {
  const links = [...html.matchAll(LINK)].map(([, rel, href]) => [rel, href]);
  const start = (_: string, entry: string) =>
    `<script nonce="${nonce}">${START}(${JSON.stringify(entry)},${JSON.stringify(links)})</script>`;
  const put = (link: string, rel: string) => (rel === 'icon' ? untilBegun(link) : '');
  return html.replaceAll(LINK, put).replace(ENTRY, start);
}
