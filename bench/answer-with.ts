import type { Recording } from './recorded.ts';
import { asking } from './recording.ts';
import { rowOf } from './rows/index.ts';
import type { Handler, Row } from './rows/row.ts';
import { drawAgain, readyToDraw } from './same/react-alone.ts';
import { readyToReplay, replay } from './same/replay.ts';

/** Which row a process answers, and as what. */
export type Serves = { row: string; side: 'bare' | 'same'; recording: Recording | null };

/** The handler of a side: the row's own one, or one made of what the product was heard to do. */
export function answerWith({ row: name, side, recording }: Serves): Handler {
  const row = rowOf(name);
  if (side === 'bare') return written(row, row.bare);
  if (row.same === 'React alone') return drawing(recording ?? {});
  if (row.same === 'recorded' || row.same === 'recorded, unnamed')
    return replaying(recording ?? {}, row.same === 'recorded');
  return written(row, row.same);
}

function written({ name }: Row, handler: Handler | undefined): Handler {
  if (handler) return handler;
  throw new Error(`${name} has no such side`);
}

function replaying(recording: Recording, isNamed: boolean): Handler {
  const ready = new Map(Object.entries(recording).map(([asked, each]) => [asked, readyToReplay(each)]));
  return async ({ pool }, received) => {
    const recorded = ready.get(asking(received));
    return recorded ? replay(pool, recorded, isNamed) : null;
  };
}

/** Our SQL, where the page asks for anything, and our page, drawn by React alone. */
function drawing(recording: Recording): Handler {
  const ready = new Map(
    Object.entries(recording).map(([asked, recorded]) => [
      asked,
      {
        statements: readyToReplay({ ...recorded, answer: 'null' }),
        tree: readyToDraw(recorded.answer),
      },
    ]),
  );
  return async ({ pool }, received) => {
    const page = ready.get(asking(received));
    if (!page) return null;
    await replay(pool, page.statements, true);
    return drawAgain(page.tree);
  };
}
