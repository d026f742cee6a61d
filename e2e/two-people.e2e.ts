import type { BrowserContext, Page, Request } from '@playwright/test';
import { signIn } from './support/sides.ts';
import { silence } from './support/silence.ts';
import { expectToast } from './support/toasts.ts';
import { expect, logIn, test, visit } from './support/visit.ts';
import { logOut } from './support/menu.ts';

// One browser, one session, and two people: who is in front of a tab that is still somebody else's.

const PASSWORD = 'local-jobs-done-right';
const CARL = 'Carl Moss';
const DANA = 'Dana Reed';

/** In the browser: a tab that hears nothing of the others, as in another window of the system or from a page that was frozen. */
function hearNothing() {
  globalThis.BroadcastChannel = class extends EventTarget {
    postMessage() {}
    close() {}
  } as unknown as typeof BroadcastChannel;
}

/** Carl's tab; it listens to other tabs and to the server, unless it is deaf: then it asks what the story makes it ask. */
async function tabOf(context: BrowserContext, path: string, { isDeaf = false } = {}): Promise<Page> {
  const tab = await context.newPage();
  if (isDeaf) {
    await tab.addInitScript(hearNothing);
    await silence(tab);
  }
  const atRest = tab.waitForResponse('**/assets/at-rest-*');
  await visit(tab, path);
  await atRest;
  return tab;
}

/** His session has ended elsewhere, and she logs in in another tab. */
async function danaLogsIn(page: Page) {
  const context = page.context();
  await context.clearCookies();
  await logIn(page, 'dana@fettle.test', PASSWORD);
  await expect(page).toHaveURL(/dashboard/);
}

/** What is somebody's; the trades are everybody's. */
const OWN = /[/]api[/](?!work-category|locations|services|events)/;

const nameField = (tab: Page) => tab.getByRole('main').getByLabel('Full name');

const saysWhoIsThere = (tab: Page) =>
  expectToast(tab, {
    tone: 'neutral',
    title: `You are logged in as ${DANA} in this browser now.`,
    more: 'This page was open for somebody else. Nothing was sent for them. What they typed stays in this tab, and only they see it when they log in here again.',
  });

test.describe('When somebody else logs in in another tab', () => {
  for (const isDeaf of [false, true])
    test(`a form of the first is neither saved nor shown, and waits for them${isDeaf ? ', although its tab heard nothing' : ''}`, async ({
      page,
      context,
    }) => {
      await signIn(context, 'customer');
      const tab = await tabOf(context, '/dashboard?tab=settings&panel=personal', { isDeaf });
      await tab.getByRole('main').getByRole('button', { name: 'Edit' }).first().click();
      await nameField(tab).fill('Carl Typed Moss');
      // Nothing tells a deaf tab, nor meets a moment without a session.
      await (isDeaf ? signIn(context, 'dana') : danaLogsIn(page));
      const sent: string[] = [];
      tab.on('response', async (answer) => {
        if (answer.request().method() === 'POST')
          sent.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
      });
      if (isDeaf) await tab.getByRole('main').getByRole('button', { name: 'Save Changes' }).click();
      await saysWhoIsThere(tab);
      expect(sent).toEqual(isDeaf ? ['403 /api/user'] : []);
      await expect(tab.getByText(DANA).first()).toBeVisible();
      await expect(tab.getByText(CARL)).toHaveCount(0);
      const { data } = await (await context.request.get('/api/auth/user')).json();
      expect(data.name).toBe(DANA);
      await tab.getByRole('main').getByRole('button', { name: 'Edit' }).first().click();
      await expect(nameField(tab)).toHaveValue(DANA);
      // Her page would ask in between, and go on as him by itself.
      await tab.goto('about:blank');
      await signIn(context, 'customer');
      await visit(tab, '/dashboard?tab=settings&panel=personal');
      await tab.getByRole('main').getByRole('button', { name: 'Edit' }).first().click();
      await expect(nameField(tab)).toHaveValue('Carl Typed Moss');
      await tab.close();
    });

  test('a list of the first is not read for them, also where the tab heard nothing', async ({ context }) => {
    await signIn(context, 'customer');
    const tab = await tabOf(context, '/dashboard?tab=jobs', { isDeaf: true });
    await signIn(context, 'dana');
    const read: number[] = [];
    const asked = new Set<Request>();
    tab.on('request', (one) => OWN.test(one.url()) && asked.add(one));
    tab.on('response', (answer) => asked.has(answer.request()) && read.push(answer.status()));
    const goesOn = tab.waitForEvent('framenavigated');
    // The page goes with what was asked of it.
    await tab.evaluate(() => void setTimeout(() => dispatchEvent(new Event('focus'))));
    await goesOn;
    expect([...new Set(read)]).toEqual([403]);
    await saysWhoIsThere(tab);
    await tab.close();
  });

  test('what the first was writing to us is not shown to them', async ({ page, context }) => {
    await signIn(context, 'customer');
    const tab = await tabOf(context, '/contact-us');
    const message = tab.getByRole('textbox', { name: 'Message' });
    await message.fill('My neighbour must not read this.');
    await expect
      .poll(() => tab.evaluate(() => JSON.stringify(sessionStorage)))
      .toContain('My neighbour must not read this.');
    await danaLogsIn(page);
    await saysWhoIsThere(tab);
    await expect(message).toHaveValue('');
    await tab.close();
  });

  test('a page that is for nobody yet goes on as them', async ({ page, context }) => {
    const tab = await tabOf(context, '/login');
    await danaLogsIn(page);
    await expect(tab).toHaveURL(/dashboard/);
    await expectToast(tab, { tone: 'neutral', title: `You are logged in as ${DANA} in this browser now.` });
    await tab.close();
  });
});

test('a tab says why it is nobody’s any more when another one has logged out', async ({ page, context }) => {
  await logIn(page, 'dana@fettle.test', PASSWORD);
  await expect(page).toHaveURL(/dashboard/);
  const tab = await tabOf(context, '/dashboard?tab=jobs');
  await logOut(page);
  await expect(tab).toHaveURL('/');
  await expectToast(tab, { tone: 'neutral', title: 'You were logged out in another tab.' });
  await tab.close();
});
