import { keepCompiled } from './compile-cache.mjs';
import { keepBounds } from './memory-bounds.mjs';

const OLDEST_NODE = 24;

// npm scripts run on the Node that npm installed for us; somebody who starts this file himself may have an older one.
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  process.stderr.write(
    `Fettle needs Node ${OLDEST_NODE} or newer; this is ${process.versions.node}. Use: npm start\n`,
  );
  process.exit(1);
}

keepBounds(process.env);
keepCompiled();
const { program } = await import('./packed.mjs');
const { start } = await import(program().href);
await start(process.env);
