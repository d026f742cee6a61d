import type { Load, Server } from './processes.ts';
import { median, withoutFailures } from './race.ts';

/** Pages a second of one address: as visitors get it, each drawn again, and its elements drawn by React alone. */
export type PageSpeed = {
  path: string;
  kept: number;
  drawn: number;
  react: number;
  bytes: number;
  elements: number;
};

type Sides = { ours: Server; reactAlone: (html: string) => Promise<Server> };
type Measure = { connections: number; seconds: number; rounds: number };

const CALM: Measure = { connections: 32, seconds: 3, rounds: 3 };

/**
 * How many pages a second each of some addresses is answered with, to many who are not signed in. Any query makes a page
 * one that is not kept. React alone draws the same elements, without components, routing and data, behind a bare server.
 */
export async function measurePages(
  load: Load,
  { ours, reactAlone, ...measure }: Sides & Partial<Measure>,
  paths: readonly string[],
): Promise<PageSpeed[]> {
  const speeds: PageSpeed[] = [];
  for (const path of paths) {
    const html = await (await fetch(`http://127.0.0.1:${ours.port}${path}`)).text();
    const react = await reactAlone(html);
    const sides = { ours, react, load, ...CALM, ...measure };
    speeds.push({ path, ...(await speedOf(path, sides)), bytes: Buffer.byteLength(html), ...sizeOf(html) });
    await react.stop();
  }
  return speeds;
}

const sizeOf = (html: string) => ({ elements: html.match(/<[a-z]/g)?.length ?? 0 });

type OnePage = Measure & { load: Load; ours: Server; react: Server };

async function speedOf(path: string, { load, ours, react, connections, seconds, rounds }: OnePage) {
  const speed = async (port: number, asked: string) => {
    const pages = [{ kind: 'page' as const, path: asked }];
    const driven = await load.drive({ mode: 'closed', port, asked: pages, connections, seconds });
    return withoutFailures(driven).answered / driven.seconds;
  };
  const sides = {
    kept: () => speed(ours.port, path),
    drawn: () => speed(ours.port, `${path}?drawn`),
    react: () => speed(react.port, '/'),
  };
  const measured = { kept: [] as number[], drawn: [] as number[], react: [] as number[] };
  for (let round = 0; round <= rounds; round++)
    for (const side of ['kept', 'drawn', 'react'] as const) {
      const pages = await sides[side]();
      // The first round warms all three up.
      if (round > 0) measured[side].push(pages);
    }
  return { kept: median(measured.kept), drawn: median(measured.drawn), react: median(measured.react) };
}
