import { type ReactNode, useEffect, useId, useRef } from 'react';

/**
 * A form is alone on its page, so its fields have plain names for ids. Here it stands beside itself: each state has its
 * ids to itself, also those that come later.
 */
export function OwnIds({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  const mark = useId();
  useEffect(() => {
    const whole = part.current;
    if (!whole) return;
    const watch = new MutationObserver(() => setApart(whole, mark));
    setApart(whole, mark);
    watch.observe(whole, { subtree: true, childList: true, attributeFilter: ATTRIBUTES });
    return () => watch.disconnect();
  }, [mark]);
  return <div ref={part}>{children}</div>;
}

const ATTRIBUTES = ['id', 'for', 'aria-describedby', 'aria-labelledby', 'aria-controls', 'href'];

function setApart(whole: HTMLElement, mark: string) {
  for (const name of ATTRIBUTES)
    for (const element of whole.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? '';
      const own = name === 'href' ? ownWay(value, mark) : value.split(' ').map(marked(mark)).join(' ');
      if (own !== value) element.setAttribute(name, own);
    }
}

const marked = (mark: string) => (id: string) => (id.startsWith(mark) || !id ? id : `${mark}${id}`);

/** Only what leads to a field. */
const ownWay = (href: string, mark: string) =>
  href.startsWith('#') ? `#${marked(mark)(href.slice(1))}` : href;
