import { type FastifyServerOptions, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { diskFiles } from '../files/disk.ts';
import { keyOf, saying } from '../files/files.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log/log.ts';
import { answerErrors } from './errors.ts';

/** What is answered, and what is written down, when a request meets this. */
async function meeting(fails: () => Promise<unknown>) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const options: FastifyServerOptions = { loggerInstance: createLog('warn', { write }) };
  const app = fastify(options);
  answerErrors(app);
  app.get('/', fails);
  const { statusCode } = await app.inject('/');
  return { statusCode, said: lines.map((line) => JSON.parse(line)) };
}

test('a statement that took too long is answered 503, and the log says which it was', async () => {
  const slow = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  expect(await meeting(() => Promise.reject(slow))).toMatchObject({
    statusCode: 503,
    said: [{ level: 40, err: { message: slow.message, state: '57014', stack: expect.any(String) } }],
  });
});

test('a store of files that fails says in the log what it met', async () => {
  const { write } = saying(diskFiles('/dev/null'));
  expect(await meeting(() => write(keyOf('documents', newId()), Buffer.from('x')))).toMatchObject({
    statusCode: 503,
    said: [{ level: 50, err: { message: 'the store of files failed', cause: { state: 'ENOTDIR' } } }],
  });
});

test('a text that no database holds is refused as unreadable, wherever it stood', async () => {
  for (const code of ['22021', '22P05']) {
    const unstorable = Object.assign(new Error('invalid byte sequence'), { code });
    expect(await meeting(() => Promise.reject(unstorable))).toEqual({ statusCode: 400, said: [] });
  }
});
