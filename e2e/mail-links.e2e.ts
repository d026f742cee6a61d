import { another, card, signIn, titleFor } from './support/sides.ts';
import { expect, test, visit } from './support/visit.ts';

test.use({ moves: true });

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

for (const [where, viewport] of [
  ['a phone', PHONE],
  ['a desk', DESKTOP],
] as const)
  test(`on ${where} a mail of a lead that nobody has seen opens it, and its address goes by the lead from then on`, async ({
    page,
    browser,
  }) => {
    const carl = await another(browser, 'customer');
    const title = titleFor('Tap of a mail');
    const job = await carl.api.postJob(title);
    await signIn(page.context(), 'business');
    await page.setViewportSize(viewport);
    await visit(page, `/dashboard?tab=leads&lead=${job}`);
    await expect(card(page, title)).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(job));
    await page.reload();
    await expect(card(page, title)).toBeVisible();
    await carl.api.setStatus(job, 'cancelled');
    await carl.close();
  });
