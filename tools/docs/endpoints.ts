import { api } from '../../contract/index.ts';
import { COMMON_REFUSALS, type Route, refusalsOf } from '../../contract/kernel.ts';
import { REFUSALS, type RefusalCode } from '../../contract/refusals.ts';
import { code, page, table } from './page.ts';

/** Method, path, who, what and every refusal of each call. */
export function endpointsPage(): string {
  const routes: Route[] = Object.values(api);
  return page('Endpoints', '`contract/`', [
    `${routes.length} calls below \`/api\`. Any of them may also answer ${COMMON_REFUSALS.map(named).join(', ')}.`,
    table(['method', 'path', 'who', 'what', 'refusals'], routes.map(row)),
    '## Refusals',
    table(['code', 'status', 'message'], Object.entries(REFUSALS).map(refusalRow)),
  ]);
}

const COMMON: ReadonlySet<string> = new Set(COMMON_REFUSALS);

const row = (route: Route) => [
  route.method,
  code(route.path),
  route.by === 'anyone' ? 'anyone' : route.by.join(', '),
  route.summary,
  refusalsOf(route)
    .filter((refusal) => !COMMON.has(refusal))
    .map(named)
    .join(', '),
];

const refusalRow = ([name, { status, message }]: [string, { status: number; message: string }]) => [
  code(name),
  `${status}`,
  message,
];

const named = (refusal: RefusalCode) => `${code(refusal)} (${REFUSALS[refusal].status})`;
