import type { AnyRouter } from '@tanstack/react-router';
import type { Api } from '../../../contract/index.ts';
import { sentences } from '../../../contract/copy.ts';
import type { Call } from '../../../contract/kernel.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { verifyCopy } from '../../copy/verify.copy.ts';
import { refusalSaid } from '../../refusal-said.ts';
import type { RouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { refreshSession } from './session.ts';
import { tellVerified } from './verified-news.ts';

type Arrival = { context: RouterContext; router: AnyRouter };

/** Verifies all the same, by a press. */
export type Press = () => Promise<unknown>;

/**
 * Takes what the address brings along out of it, before anything else is asked, and verifies with it, once. Answers the press
 * that is asked for where nobody of that account is logged in.
 */
export async function verifyArrival({ context, router }: Arrival): Promise<Press | null> {
  const asked = askedIn(location.search);
  if (!asked || isHandled(asked.params.code)) return null;
  await router.navigate({ href: withoutCode(location.href), replace: true, resetScroll: false });
  if (canBeAsked(asked)) return verify(context, asked);
  sayFailed(sentences.verificationInvalid);
  return null;
}

/** Dots alone would lead to another address, and a side that nobody is on has no code: the server's words for a wrong one. */
const canBeAsked = ({ params, query }: Asked): boolean =>
  !/^[.]{1,2}$/.test(params.code) && ['customer', 'business'].includes(query.user_type ?? '');

type Asked = { params: { code: string }; query: NonNullable<Call<Api['verify']>['query']> };

/** Both must be there; one alone means nothing. */
function askedIn(search: string): Asked | null {
  const given = new URLSearchParams(search);
  const [code, role] = [given.get('code'), given.get('user_type')];
  if (!code || !role) return null;
  return { params: { code }, query: { user_type: role as Asked['query']['user_type'] } };
}

const handled = new Set<string>();

function isHandled(code: string): boolean {
  if (handled.has(code)) return true;
  handled.add(code);
  return false;
}

async function verify(context: RouterContext, asked: Asked): Promise<Press | null> {
  try {
    await context.api.verify(asked);
    toast({ title: verifyCopy.done, tone: 'good' });
    tellVerified();
  } catch (error) {
    if (error instanceof ApiRefusal && error.code === 'press_first')
      return () => verify(context, { ...asked, query: { ...asked.query, pressed: '1' } });
    const { sentence, fieldErrors } = refusalSaid(error);
    sayFailed(sentence ?? Object.values(fieldErrors)[0] ?? '');
  }
  await refreshSession(context);
  return null;
}

const sayFailed = (text: string) => toast({ title: verifyCopy.failed(text), tone: 'bad' });

function withoutCode(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('code');
  url.searchParams.delete('user_type');
  return `${url.pathname}${url.search}${url.hash}`;
}
