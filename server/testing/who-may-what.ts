import { readFileSync } from 'node:fs';

/** What is written by hand: see the page itself. */
const PAGE = new URL('./who-may-what.md', import.meta.url);

export const CALLERS = ['visitor', 'customer', 'owner', 'office', 'field', 'admin', 'acting'] as const;
export type WhoMay = Record<(typeof CALLERS)[number], string>;

/** Each call as the wire has it, `GET /business/team`, with the word for each caller. */
export function whoMayWhat(): Map<string, WhoMay> {
  const found = new Map<string, WhoMay>();
  for (const row of readFileSync(PAGE, 'utf8').matchAll(/^\| ([A-Z]+ \/\S+) +\|(.+)\|$/gm)) {
    const [call = '', cells = ''] = row.slice(1);
    const words = cells.split('|').map((cell) => cell.trim());
    if (words.length !== CALLERS.length || found.has(call)) throw new Error(`one row for each call: ${call}`);
    found.set(call, Object.fromEntries(CALLERS.map((caller, place) => [caller, words[place]])) as WhoMay);
  }
  return found;
}
