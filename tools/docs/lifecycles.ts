import { page, table } from './page.ts';

type Drawn = {
  table: string;
  starts: string;
  moves: Record<string, { from: readonly string[]; to: string; by: readonly string[] }>;
};

/** The process of each kind of record as a diagram and as a table. */
export function lifecyclesPage(lifecycles: Record<string, Drawn>): string {
  return page('Lifecycles', 'the `*.lifecycle.ts` files', Object.entries(lifecycles).flatMap(section));
}

const section = ([name, life]: [string, Drawn]) => [
  `## ${name}`,
  ['```mermaid', 'stateDiagram-v2', ...arrows(life).map((arrow) => `  ${arrow}`), '```'].join('\n'),
  table(
    ['move', 'from', 'to', 'by'],
    Object.entries(life.moves).map(([move, { from, to, by }]) => [move, from.join(', '), to, by.join(', ')]),
  ),
];

function arrows(life: Drawn): string[] {
  const moves = Object.entries(life.moves);
  const left = new Set(moves.flatMap(([, { from }]) => from));
  const ends = [...new Set(moves.map(([, { to }]) => to))].filter((status) => !left.has(status));
  return [
    `[*] --> ${life.starts}`,
    ...moves.flatMap(([name, { from, to, by }]) =>
      from.map((status) => `${status} --> ${to}: ${name} (${by.join(', ')})`),
    ),
    ...ends.map((status) => `${status} --> [*]`),
  ];
}
