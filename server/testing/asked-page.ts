import { createHash } from 'node:crypto';
import { request as ask } from 'node:http';
import { text } from 'node:stream/consumers';

export type AnsweredPage = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
};

/** As Node sends it: no header but those that are given. */
export async function askForPage(
  address: string,
  given: { method?: string; headers?: Record<string, string> } = {},
): Promise<AnsweredPage> {
  const { promise, resolve, reject } = Promise.withResolvers<AnsweredPage>();
  const sent = ask(address, { ...given, agent: false }, (answer) => {
    text(answer).then(
      (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
      reject,
    );
  });
  sent.on('error', reject).end();
  return promise;
}

/** How a policy names a script. */
export const digestOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
