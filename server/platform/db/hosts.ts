const URL_PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^?#]*)(\?[^#]*)?$/;
const SESSION = 'target_session_attrs';
/** What the session must be able to do; ours always writes, so that is what it means to leave it out. */
const WRITES = ['read-write', 'primary'];

/**
 * The addresses in an address that may name several hosts, as libpq writes it: `postgres://ann@one,two:5433/fettle`. Each
 * comes with what is the same for all. One host stays as it was written.
 * @throws Error with words for people, when it cannot be read
 */
export function addressesIn(url: string): string[] {
  const [, start = '', hosts = '', path = '', query = ''] = URL_PARTS.exec(url) ?? [];
  const wanted = new URLSearchParams(query);
  const session = wanted.get(SESSION);
  if (session !== null && !WRITES.includes(session))
    throw new Error(`${SESSION} must be ${WRITES.join(' or ')}, or be left out`);
  wanted.delete(SESSION);
  const rest = session === null ? query : wanted.size > 0 ? `?${wanted.toString()}` : '';
  const addresses = hosts.split(',').map((host) => `${start}${host}${path}${rest}`);
  if (!start || !addresses.every((each) => URL.canParse(each))) throw new Error('it must be postgres://…');
  return addresses;
}
