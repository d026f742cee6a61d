import { expect } from 'vitest';
import { newId } from './platform/ids.ts';
import type { Person } from './testing/person.ts';
import { type Stage, story } from './testing/story.ts';
import { whoMayWhat, type WhoMay } from './testing/who-may-what.ts';

// As written by hand (testing/who-may-what.md); that the contract says the same is who-may-what.test.ts.

story(
  'each call is refused to each person who may not make it, and to nobody else',
  { shows: ['R-16-001', 'R-16-012', 'R-16-016', 'R-16-018'] },
  async (stage) => {
    for (const caller of await callersOf(stage)) {
      const heard = await Promise.all([...whoMayWhat()].map((row) => heardBy(stage, caller, row)));
      expect(heard.filter(({ is, ...said }) => is !== said.should)).toEqual([]);
    }
  },
);

const REFUSALS_OF_WHO = ['unauthenticated', 'forbidden', 'business_gone', 'not_while_impersonating'];

type Caller = { name: string; token?: string; may: (words: WhoMay) => string };

/** Everybody there is, and an admin who acts as each of those who can be acted as. */
async function callersOf({ customer, business, member, admin }: Stage): Promise<Caller[]> {
  const [anna, ada] = [await business(), await admin()];
  const people = {
    customer: await customer(),
    owner: anna,
    office: await member(anna, 'office'),
    field: await member(anna, 'field'),
  };
  const all: Caller[] = [
    { name: 'visitor', may: ({ visitor }) => VISITOR_HEARS[visitor] ?? visitor },
    { name: 'admin', token: await ada.token(), may: (words) => letIn(words.admin) },
  ];
  for (const name of ['customer', 'owner', 'office', 'field'] as const) {
    all.push({ name, token: await people[name].token(), may: (words) => letIn(words[name]) });
    all.push({
      name: `an admin who acts as ${name}`,
      token: await actingAs(people[name], ada),
      may: (words) => (words[name] && !words.acting ? 'not_while_impersonating' : letIn(words[name])),
    });
  }
  return all;
}

const VISITOR_HEARS: Record<string, string> = {
  yes: 'let in',
  '': 'unauthenticated',
  'not there': 'not_found',
};
const letIn = (word: string) => (word === 'yes' ? 'let in' : 'forbidden');

async function actingAs({ facts }: Person, admin: Person): Promise<string> {
  const { token } = await (await admin.api()).impersonate({ body: { email: facts.email } });
  return token ?? '';
}

/** The refusal that a caller hears, or that they are let in; and what they should hear. */
async function heardBy(stage: Stage, { name, token, may }: Caller, [call, words]: [string, WhoMay]) {
  const { status, code } = await answerTo(stage, call, token);
  const should = may(words);
  const is =
    status >= 500 ? `${status}` : code === should || REFUSALS_OF_WHO.includes(code) ? code : 'let in';
  return { name, call, should, is };
}

/** Sends half a body, so that whoever is let in changes nothing; what only reads is asked for nobody's record. */
async function answerTo({ market }: Stage, call: string, token?: string) {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${market.baseUrl}/api${path.replaceAll(/:\w+/g, newId)}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: '{"half":' }),
  });
  const { code = '' } = (await answer.json().catch(() => ({}))) as { code?: string };
  return { status: answer.status, code };
}
