import { createServer } from 'node:http';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A page's elements, drawn anew by React for each request behind `node:http`: no components, no routing, no data. This is
 * what any server that draws pages with React has to spend. The page comes as the first message.
 */
process.once('message', (html: string) => {
  const body = elementsOf(/<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '');
  const server = createServer((_request, response) => {
    const page = Buffer.from(renderToString(createElement(Fragment, null, ...body)));
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.byteLength }).end(page);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
});
process.on('disconnect', () => process.exit(0));

const TOKEN =
  /<!--[\s\S]*?-->|<script[\s\S]*?<\/script>|<(\/?)([\w-]+)((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta', 'source', 'wbr']);
const NAMES: Record<string, string> = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex' };

type Open = { tag: string; props: Record<string, unknown>; children: ReactNode[] };

/** Only what React has written itself is read: it closes what it opens. */
function elementsOf(html: string): ReactNode[] {
  const root: Open = { tag: '', props: {}, children: [] };
  const open = [root];
  for (const [, closes, tag, attributes = '', isEmpty, text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (text !== undefined) parent.children.push(plain(text));
    else if (closes) put(open);
    else if (tag) {
      open.push({ tag, props: propsOf(attributes), children: [] });
      if (isEmpty || VOID.has(tag)) put(open);
    }
  }
  return root.children;
}

function put(open: Open[]): void {
  const closed = open.pop();
  if (closed) open.at(-1)?.children.push(createElement(closed.tag, closed.props, ...closed.children));
}

const propsOf = (attributes: string): Record<string, unknown> =>
  Object.fromEntries(
    [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = '', value]) =>
      /^(?:style|on|value$|checked$)/.test(name) ? [] : [[NAMES[name] ?? name, plain(value ?? '')]],
    ),
  );

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
