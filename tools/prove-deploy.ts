import { parseArgs } from 'node:util';
import { checkFiles } from './deploy/check.ts';
import { roll } from './deploy/roll.ts';

/** `npm run prove:deploy`: has every file of `deploy/` read by its program, and replaces processes behind its HAProxy. */
const { values } = parseArgs({ options: { rolls: { type: 'string', default: '2' } } });

const say = (line: string) => void process.stdout.write(`${line}\n`);

for (const { name, isRight, said } of checkFiles()) {
  say(
    `${isRight === null ? 'NOT TRIED' : isRight ? 'right' : 'WRONG'}  ${name}${isRight ? '' : `: ${said}`}`,
  );
  if (isRight === false) process.exitCode = 1;
}
const rolled = await roll(Number(values.rolls));
if (rolled) {
  say(`${values.rolls} rolls of two processes: ${rolled.requests} requests, ${rolled.failed.length} failed`);
  for (const line of new Set(rolled.failed)) say(`  ${line}`);
  if (rolled.failed.length > 0) process.exitCode = 1;
} else say('NOT TRIED  the roll: there is no haproxy here');
