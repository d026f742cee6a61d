import { expect, test } from 'vitest';
import { fileRoutes } from '../contract/files.ts';
import { api } from '../contract/index.ts';
import { isOfAdmins, mayWhileActing, type Route } from '../contract/kernel.ts';
import { CALLERS, whoMayWhat, type WhoMay } from './testing/who-may-what.ts';

const written = whoMayWhat();
const callOf = ({ method, path }: Route) => `${method} ${path}`;
const declared = new Map(
  Object.values<Route>({ ...api, ...fileRoutes }).map((route) => [callOf(route), route]),
);

test('every call of the contract has its row of who may, and no row is of a call that is gone', () => {
  expect([...written.keys()].toSorted()).toEqual([...declared.keys()].toSorted());
});

test('every call is declared for those whom the page of who may names', {
  meta: { shows: ['R-16-001'] },
}, () => {
  const different = [...declared].flatMap(([call, route]) =>
    CALLERS.filter((caller) => written.get(call)?.[caller] !== declaredFor(route)[caller]).map(
      (caller) => `${call}: ${caller}`,
    ),
  );
  expect(different).toEqual([]);
});

function declaredFor(route: Route): WhoMay {
  const { by, members } = route;
  const yes = (may: boolean) => (may ? 'yes' : '');
  const isFor = (role: 'customer' | 'business' | 'admin') => by === 'anyone' || by.includes(role);
  const isForMember = (role: 'owner' | 'office' | 'field') =>
    yes(isFor('business') && (members?.includes(role) ?? true));
  return {
    visitor: by !== 'anyone' && route.hidesFromVisitors ? 'not there' : yes(by === 'anyone'),
    customer: yes(isFor('customer')),
    owner: isForMember('owner'),
    office: isForMember('office'),
    field: isForMember('field'),
    admin: yes(isFor('admin')),
    acting: yes(!isOfAdmins(route) && mayWhileActing(route)),
  };
}

test('each call says what it does, and no two of them say the same', () => {
  const said = [...declared.values()].map(({ summary }) => summary);
  expect(said.filter((summary) => summary.length < 10)).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});
