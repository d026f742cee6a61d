import type { TestMarket } from './market.ts';

type Process = Pick<TestMarket, 'baseUrl'>;
type Heard = { status: number; body: Record<string, unknown> };

/** Somebody's browser: it says that the request comes from our own page, and keeps the cookies it is given. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** As they were last set, with their rules. */
  readonly set: string[] = [];

  /** The house it stands in, where proxies are believed. */
  readonly address: string | null;

  constructor(address: string | null = null) {
    this.address = address;
  }

  async ask({ baseUrl }: Process, to: `${string} /${string}`, body?: object): Promise<Heard> {
    const [method = '', path = ''] = to.split(' ');
    const headers = {
      'sec-fetch-site': 'same-origin',
      cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(this.address && { 'x-forwarded-for': this.address }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${baseUrl}/api${path}`, init);
    for (const set of answer.headers.getSetCookie()) this.keep(set);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  private keep(set: string): void {
    this.set.push(set);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
