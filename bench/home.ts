import type { Load, Server } from './processes.ts';
import { median, withoutFailures } from './race.ts';

/** Pages a second: as visitors get them, and each drawn again. */
export type Pages = { kept: number; drawn: number };

const ROUNDS = 5;
const CONNECTIONS = 16;

/** The home page, asked for by many at once who are not signed in; any query makes it a page that is not kept. */
export async function measureHome(load: Load, { port }: Server, seconds: number): Promise<Pages> {
  const speed = async (path: string, time: number) => {
    const asked = [{ kind: 'page' as const, path }];
    const driven = await load.drive({ mode: 'closed', port, asked, connections: CONNECTIONS, seconds: time });
    return withoutFailures(driven).answered / driven.seconds;
  };
  const rounds: Pages[] = [];
  await speed('/?drawn', Math.min(1, seconds));
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ kept: await speed('/', seconds), drawn: await speed('/?drawn', seconds) });
  return { kept: median(rounds.map(({ kept }) => kept)), drawn: median(rounds.map(({ drawn }) => drawn)) };
}
