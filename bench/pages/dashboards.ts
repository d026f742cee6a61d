import { DEMO_PASSWORD } from '../../server/seed/demo/people.ts';
import type { Figures } from './goals.ts';
import { lighthouse } from './lighthouse.ts';

/** Where each side begins. */
const FIRST_SCREENS = { customer: '/dashboard', business: '/dashboard', admin: '/admin/dashboard' };

/** The first screen of each side, signed in, as a phone on a slow line gets it with nothing kept from before. */
export async function dashboardsOf(origin: string, rounds: number): Promise<Record<string, Figures>> {
  const rows: Record<string, Figures> = {};
  for (const [side, path] of Object.entries(FIRST_SCREENS)) {
    const {
      seo: _,
      'LCP ms': painted = Number.NaN,
      CLS: moved = Number.NaN,
      ...figures
    } = await lighthouse(origin + path, {
      rounds,
      cookie: await signedIn(origin, `${side}@fettle.test`),
    });
    rows[`${side}: ${path}`] = {
      ...figures,
      'LCP signed in ms': painted,
      'CLS signed in': moved,
    };
  }
  return rows;
}

/** The session of a browser, as its requests carry it. */
async function signedIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
