import { test } from 'vitest';
import './shows.ts';
import { mustBeClean, withServerErrors } from './aftermath.ts';
import { type Cast, castOf } from './cast.ts';
import { atEndOfFile } from './end-of-file.ts';
import { openTestMarket, type TestMarket } from './market.ts';

let opened: Promise<TestMarket> | null = null;
let isOfThisFile = false;

/**
 * The market of this test file; one for all its stories. To open one costs a second, so the next file of this process goes
 * on with it, unless something stays in it that no reset takes back.
 */
export function theMarket(): Promise<TestMarket> {
  if (!isOfThisFile) {
    isOfThisFile = true;
    atEndOfFile(handOn);
  }
  opened ??= openTestMarket();
  return opened;
}

async function handOn(): Promise<void> {
  const handed = opened;
  isOfThisFile = false;
  opened = null;
  const market = await handed;
  if (await market?.renewed()) opened = handed;
  else await market?.product.stop();
}

export type Stage = Cast & { market: TestMarket };

type Tell = (stage: Stage) => Promise<void>;

/** What a story shows: ids of docs/requirements.json and docs/shown.json. */
type Shown = { shows: readonly string[] };

/**
 * A test that tells a story about people; `npm run docs -- --coverage` lists what it shows. It begins with an empty
 * market that holds the catalogue only. It ends with a look at the queue and the log: work that fails behind the story's
 * back fails the story, unless the error was announced (`market.announces`).
 */
export function story(title: string, ...told: [Tell] | [Shown, Tell]): void {
  const [shown, tell] = told.length === 2 ? told : [{ shows: [] }, told[0]];
  test(title, { meta: shown }, async () => {
    const market = await theMarket();
    // What a failed story left running is its own failure, not this one's.
    await market.settled().catch(() => undefined);
    await market.reset();
    market.log.length = 0;
    market.announced.length = 0;
    await toldOn(market, tell);
  });
}

/** Tells the story; if it fails, its failure carries the errors that the server logged meanwhile. */
export async function toldOn(market: TestMarket, tell: (stage: Stage) => Promise<void>): Promise<void> {
  try {
    await tell({ ...castOf(market), market });
  } catch (failure) {
    throw withServerErrors(failure, market);
  }
  await mustBeClean(market);
}
