import { expect } from 'vitest';
import { story } from '../../testing/story.ts';

story(
  'a mail that a copy of one’s data is ready comes with everything off, and no link stops it',
  async ({ market, customer }) => {
    const carl = await customer({ name: 'Carl Carter' });
    await carl.wants({ email: false, sms: false, messages: false });
    await (await carl.api()).askForExport();
    await market.settled();
    const [mail] = await market.mailTo(carl.facts.email);
    expect(mail?.subject).toBe('Your data is ready');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toContain('Hello Carl,');
      expect(form).toContain('You get this mail because you asked for your data.');
      expect(form).not.toContain('unsubscribe');
    }
    expect(await market.mailTo(carl.facts.mobile)).toEqual([]);
  },
);
