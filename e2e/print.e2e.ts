import type { Page } from '@playwright/test';
import { publicPages } from './support/public-pages.ts';
import { signIn } from './support/sides.ts';
import { expect, isAlive, test, visit } from './support/visit.ts';
import { ownUrl } from './support/worlds.ts';

/** In the browser: what stands on paper and is of no use there, and what cannot be read there. */
function wrongOnPaper(): string[] {
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return one.checkVisibility() && width > 1 && height > 1;
    });
  const pressed = seen('nav, [role=tab], [role=tablist], button:not(:has(img, picture)), a[class*=button-]');
  const lightness = (colour: string) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 765;
  };
  const { backgroundColor, color } = getComputedStyle(document.documentElement);
  const times = seen('time:is([title], [data-exact])').filter((one) => {
    const { content, fontSize } = getComputedStyle(one, '::after');
    return getComputedStyle(one).fontSize !== '0px' || fontSize === '0px' || !/ 20\d\d/.test(content);
  });
  const out = document.documentElement.scrollWidth > innerWidth ? ['wider than the paper'] : [];
  if (lightness(backgroundColor) < 0.95) out.push(`the ground is ${backgroundColor}`);
  if (lightness(color) > 0.35) out.push(`letters are ${color}`);
  return [...out, ...[...pressed, ...times].map((one) => one.outerHTML.slice(0, 120))];
}

/** A sheet is 210 mm wide, with margins of a centimetre: 718 pixels. */
const SHEET = { width: 718, height: 1000 };

async function prints(page: Page, paths: readonly string[]) {
  await page.setViewportSize(SHEET);
  const found: string[] = [];
  for (const path of paths) {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await visit(page, path);
    await isAlive(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await page.evaluate(wrongOnPaper)).map((what) => `${path}: ${what}`));
  }
  await page.emulateMedia({ media: null, colorScheme: null });
  expect(found).toEqual([]);
}

test('a public page that is printed is light, says days in full and has nothing to press', async ({
  page,
}) => {
  await prints(page, await publicPages(ownUrl()));
});

for (const [who, paths] of Object.entries({
  customer: 'jobs quoted progress history messages settings',
  business: 'leads quoted progress history messages calendar settings',
} as const))
  test(`so is every screen of the ${who}`, async ({ page, context }) => {
    await signIn(context, who as 'customer' | 'business');
    await prints(
      page,
      paths.split(' ').map((tab) => `/dashboard?tab=${tab}`),
    );
  });

test('so is every screen of the admin', async ({ page, context }) => {
  await signIn(context, 'admin');
  const tabs = 'dashboard customers businesses jobs work-categories reviews settings'.split(' ');
  await prints(
    page,
    tabs.map((tab) => `/admin/dashboard?tab=${tab}`),
  );
});
