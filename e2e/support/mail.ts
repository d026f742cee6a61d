import type { APIRequestContext } from '@playwright/test';
import { expect } from './visit.ts';

type Mail = { id: string; subject: string; text: string };

/** The newest mail to an address with this subject, or one that begins so, as soon as it is there. */
export async function mailTo(request: APIRequestContext, to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get('/api/dev/mailbox', { params: { to } });
      const { messages } = (await answer.json()) as { messages: Mail[] };
      found = messages.find((mail) => mail.subject.startsWith(subject));
      return found?.subject ?? '';
    })
    .toContain(subject);
  if (!found) throw new Error(`no mail '${subject}'`);
  return found;
}

/** The six digits in a mail. */
export const codeIn = ({ text }: Mail): string => /^\d{6}$/m.exec(text)?.[0] ?? '';

/** Where the link in a mail leads, within the product. */
export function pathIn({ text }: Mail): string {
  const { pathname, search } = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
  return `${pathname}${search}`;
}
