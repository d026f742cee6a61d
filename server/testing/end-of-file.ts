import { afterAll } from 'vitest';

const ends: (() => Promise<void>)[] = [];

/**
 * Has something closed when the test file that runs now has ended. A hook of vitest in a shared module would count for the
 * first file that loads it only: test files in one process share what they import.
 */
export const atEndOfFile = (end: () => Promise<void>): void => void ends.push(end);

/** Called once by each test file, through the setup file. */
export const closeAtEndOfFile = (): void =>
  afterAll(async () => {
    for (const end of ends.splice(0).toReversed()) await end();
  });
