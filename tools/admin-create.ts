import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import * as z from 'zod/mini';
import { email, firstName, lastName } from '../contract/fields.ts';
import { REFUSALS } from '../contract/refusals.ts';
import { createAdmin } from '../server/marketplace/accounts/registration/create-admin.ts';
import { onDatabase } from './geo/database.ts';

/** `npm run admin:create -- EMAIL FIRST-NAME LAST-NAME`; the password is asked for, so that no shell remembers it. */
const USAGE = 'npm run admin:create -- EMAIL FIRST-NAME LAST-NAME';

const who = z.safeParse(z.tuple([email, firstName, lastName]), process.argv.slice(2));
if (who.success) {
  const [address, first, last] = who.data;
  const password = await askPassword();
  await onDatabase(async ({ db, now }) => {
    const fault = await createAdmin(db, { email: address, firstName: first, lastName: last, password, now });
    process.exitCode = fault ? 1 : 0;
    process.stdout.write(fault ? `${REFUSALS[fault].message}\n` : `${address} can log in at /admin.\n`);
  });
} else {
  process.stderr.write(`${USAGE}\n${z.prettifyError(who.error)}\n`);
  process.exitCode = 1;
}

/** Shows nothing of what is typed; a pipe may say it as well. */
async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stdout.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: process.stdin.isTTY });
  for await (const line of lines) {
    lines.close();
    if (process.stdin.isTTY) process.stdout.write('\n');
    return line;
  }
  return '';
}
