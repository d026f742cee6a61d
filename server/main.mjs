// As a whole: an older Node has no such export, and would say so before we can say more.
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 24;

// npm scripts run on the Node that npm installed for us; somebody who starts this file himself may have an older one.
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  process.stderr.write(
    `Fettle needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}. Use: npm start\n`,
  );
  process.exit(1);
}

// What was compiled once is kept: later starts are quicker, and take 20 MB less without the compiler of types.
nodeModule.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

const { start } = await import('./start.ts');
await start(process.env);
