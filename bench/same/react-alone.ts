import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

const PART =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g;
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** HTML lets these go without an end. */
const ENDED_BY_THE_NEXT = /^(option|li|dt|dd)$/;
/** What is between these tags is no HTML. */
const RAW = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;

type Open = { tag: string; given: Record<string, unknown>; children: ReactNode[] };

/**
 * The elements of a page, to be drawn by React alone: no router, no data, no component. It is the least that drawing a page
 * of this many elements takes.
 */
export function readyToDraw(html: string): ReactNode {
  const raw: string[] = [];
  const marked = html.replace(RAW, (_all, ...[tag, given, text]: string[]) => {
    raw.push(text ?? '');
    return `<${tag}${given} raw="${raw.length - 1}"></${tag}>`;
  });
  const root: Open = { tag: 'root', given: {}, children: [] };
  const open: Open[] = [root];
  for (const [part, closed, tag, given = '', isClosed] of marked.matchAll(PART)) {
    const parent = open.at(-1) ?? root;
    if (closed) endTo(open, closed);
    else if (tag && (isClosed || VOID.test(tag)))
      parent.children.push(made({ tag, given: read(given, raw), children: [] }));
    else if (tag) {
      if (tag === parent.tag && ENDED_BY_THE_NEXT.test(tag)) end(open);
      open.push({ tag, given: read(given, raw), children: [] });
    } else if (!part.startsWith('<')) parent.children.push(plain(part));
  }
  mustBeAll(html, root.children);
  return root.children;
}

/** A parser that lost its way would make React look quicker than it is. */
function mustBeAll(html: string, tree: ReactNode): void {
  const drawn = drawAgain(tree).length;
  if (drawn < html.length * WHOLE_SHARE)
    throw new Error(`${drawn} of ${html.length} letters of the page are drawn`);
}

const WHOLE_SHARE = 0.9;

function endTo(open: Open[], tag: string): void {
  while (open.length > 1 && open.at(-1)?.tag !== tag) end(open);
  end(open);
}

function end(open: Open[]): void {
  if (open.length === 1) return;
  const done = open.pop();
  if (done) open.at(-1)?.children.push(made(done));
}

const made = ({ tag, given, children }: Open): ReactNode => createElement(tag, given, ...children);

function read(text: string, raw: string[]): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [, name = '', value = ''] of text.matchAll(ATTRIBUTE)) {
    // React takes a style as an object only, and calls what begins with "on" an event.
    if (name === 'style' || name.startsWith('on')) given[`data-${name}`] = value;
    else if (name === 'raw') given.dangerouslySetInnerHTML = { __html: raw[Number(value)] };
    else given[name === 'class' ? 'className' : name] = plain(value);
  }
  return given;
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** As it was before React wrote it for HTML. */
const plain = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, sign: string) => SIGNS[sign] ?? '')
    : text;

export const drawAgain = (tree: ReactNode): string => renderToString(tree);
