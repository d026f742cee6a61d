const HERE = 'http://here.invalid';

/** An address of our own, as `?redirect=` may name it; anything else is ignored. */
export function internalPath(wanted: unknown): string | undefined {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // `//host` and its like name another host in some spelling or other; the log-in page itself would go in circles.
  if (origin !== HERE || pathname.startsWith('//') || pathname.replace(/\/+$/, '') === '/login')
    return undefined;
  return `${pathname}${search}${hash}`;
}
