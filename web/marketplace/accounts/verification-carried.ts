/** A page that sends somebody on takes the mailed code along, for the next page to verify it. */
export function withVerification(href: string, search: string): string {
  const given = new URLSearchParams(search);
  const [code, role] = [given.get('code'), given.get('user_type')];
  if (!code || !role) return href;
  const url = new URL(href, 'http://here.invalid');
  url.searchParams.set('code', code);
  url.searchParams.set('user_type', role);
  return `${url.pathname}${url.search}${url.hash}`;
}
