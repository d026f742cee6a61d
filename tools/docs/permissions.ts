import { api } from '../../contract/index.ts';
import { isOfAdmins, mayWhileActing, type Route } from '../../contract/kernel.ts';
import { ROLES } from '../../contract/words.ts';
import { code, page, table } from './page.ts';

/** Act, and the relations to the record that allow it. */
type Acts = Record<string, readonly string[]>;

/** Who may: first by role, at the door of each call; then by relation to the record. */
export function permissionsPage(policies: Record<string, Acts>): string {
  return page('Permissions', '`contract/` and the `*.policy.ts` files', [
    '## By role',
    'What the door of each call asks. No role is let in that is not marked. The last column is of an admin who acts as a customer or business.',
    table(['call', 'visitor', ...ROLES, 'while acting'], Object.entries(api).map(roleRow)),
    '## By relation to the record',
    'What the policy asks then. When an act is open at all is in [lifecycles](lifecycles.md).',
    ...Object.entries(policies).flatMap(([name, acts]) => [`### ${name}`, relationGrid(acts)]),
  ]);
}

const YES = 'yes';
const NO = '';

function roleRow([name, route]: [string, Route]): string[] {
  const { by } = route;
  const mark = (isIn: boolean) => (isIn ? YES : NO);
  return [
    code(name),
    mark(by === 'anyone'),
    ...ROLES.map((role) => mark(by === 'anyone' || by.includes(role))),
    mark(!isOfAdmins(route) && mayWhileActing(route)),
  ];
}

function relationGrid(acts: Acts): string {
  const relations = [...new Set(Object.values(acts).flat())];
  const rows = Object.entries(acts).map(([act, allowed]) => [
    act,
    ...relations.map((relation) => (allowed.includes(relation) ? YES : NO)),
  ]);
  return table(['act', ...relations], rows);
}
