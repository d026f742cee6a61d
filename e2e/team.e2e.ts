import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { newCustomer, NEWCOMERS_PASSWORD, OURS, provedBusiness } from './support/admin.ts';
import { freshMark, freshMobile } from './support/fresh.ts';
import { mailTo, pathIn } from './support/mail.ts';
import { openAccount } from './support/menu.ts';
import { enterRoom, leaveRoom, pageOf } from './support/rooms.ts';
import { toasted } from './support/sides.ts';
import { expectEveryLook } from './support/looks.ts';
import { expect, test, typeAndPressSlowly, visit } from './support/visit.ts';

const TEAM = '/dashboard?tab=settings&panel=team';

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
/** In the menu of the account, which is shut again. */
async function actsFor(page: Page, business: string) {
  const menu = await openAccount(page);
  await expect(menu.getByRole('button', { name: business })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Escape');
}

const panels = (page: Page) => page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const WANTS_PASSWORD = {
  status: 403,
  json: {
    status_code: 403,
    code: 'password_required',
    message: 'Please enter your password again.',
    request_id: 'x',
  },
};

const somebody = (first = 'Fay') => ({
  name: `${first} Cole`,
  email: `${first}.${freshMark()}@example.test`.toLowerCase(),
  mobile: freshMobile(),
});
type Somebody = ReturnType<typeof somebody>;

/** A business that nobody knows yet; its owner is logged in there. */
async function ownBusiness(request: APIRequestContext) {
  const made = await provedBusiness(request);
  const data = { email: made.email, password: NEWCOMERS_PASSWORD };
  expect((await request.post('/api/auth/login', { headers: OURS, data })).status()).toBe(200);
  return made;
}

type Role = 'office' | 'field';
const invite = (owner: APIRequestContext, email: string, role: Role) =>
  owner.post('/api/business/team/invitations', { headers: OURS, data: { email, role } });

const linkTo = async (request: APIRequestContext, email: string, firm: string) =>
  pathIn(await mailTo(request, email, `Join ${firm}`));

/** Registers by an invitation, without a screen. */
async function joins(owner: APIRequestContext, firm: string, { who, role, as }: Joining) {
  await invite(owner, who.email, role);
  const path = await linkTo(owner, who.email, firm);
  const [first_name, last_name] = who.name.split(' ');
  const answer = await as.post('/api/auth/member/register', {
    headers: OURS,
    data: {
      token: path.replace('/join/', ''),
      first_name,
      last_name,
      mobile_number: who.mobile,
      password: NEWCOMERS_PASSWORD,
      passwordConfirmation: NEWCOMERS_PASSWORD,
      terms: true,
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([200, expect.anything()]);
}
type Joining = { who: Somebody; role: Role; as: APIRequestContext };

/** Somebody else, in a browser of their own. */
async function inOwnBrowser(browser: Browser, story: (page: Page, context: BrowserContext) => Promise<void>) {
  const context = await enterRoom(browser);
  await story(await pageOf(context), context);
  await leaveRoom(context);
}

type TwoBusinesses = {
  fay: ReturnType<typeof somebody>;
  /** Where she works in the office, and where she is invited to the field by its owner, who asks by `elsewhere`. */
  firm: string;
  second: string;
  elsewhere: APIRequestContext;
};

/** Fay is in the team of a business, signed in, and invited to another one. */
const withTwoBusinesses = (
  { browser, context }: { browser: Browser; context: BrowserContext },
  story: (scene: TwoBusinesses) => Promise<void>,
) =>
  inOwnBrowser(browser, async (_own, { request }) => {
    const { firm } = await ownBusiness(request);
    const fay = somebody();
    await joins(request, firm, { who: fay, role: 'office', as: context.request });
    await inOwnBrowser(browser, async (_third, { request: elsewhere }) => {
      const { firm: second } = await ownBusiness(elsewhere);
      await invite(elsewhere, fay.email, 'field');
      await story({ fay, firm, second, elsewhere });
    });
  });

/** What can be done with somebody in the list. */
async function choose(page: Page, name: string, what: string) {
  await page.getByLabel(`Actions for ${name}`, { exact: true }).click();
  await page.getByRole('button', { name: what, exact: true }).filter({ visible: true }).click();
}

const person = (page: Page, name: string) => main(page).getByRole('listitem').filter({ hasText: name });

async function fillIn(page: Page, { name, mobile }: Somebody) {
  const form = main(page);
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('Mobile number').fill(mobile);
  await form.getByLabel('Password', { exact: true }).fill(NEWCOMERS_PASSWORD);
  await form.getByLabel('Confirm password', { exact: true }).fill(NEWCOMERS_PASSWORD);
  await form.getByRole('checkbox', { name: 'I accept the terms of use' }).check();
}

test.describe('The owner of a business', () => {
  test('invites somebody, who registers by the mailed link and sees what the field may', async ({
    page,
    context,
    browser,
  }) => {
    const { firm } = await ownBusiness(context.request);
    const fay = somebody();
    await visit(page, TEAM);
    await expect(main(page).getByText('Only you so far.')).toBeVisible();
    await press(page, 'Invite somebody');
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByText('Please choose what this person does.').first()).toBeVisible();
    // The error of the address goes, and the dialog with it becomes smaller, only after a slow finger is up.
    const field = dialog.getByRole('radio', { name: 'Field' });
    await typeAndPressSlowly(page, () => dialog.getByLabel('Email').fill(fay.email), field);
    await expect(field).toBeChecked();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog).toBeHidden();
    await toasted(page, `Invitation sent to ${fay.email}`);
    await expect(person(page, fay.email)).toContainText('Field, open until');

    await inOwnBrowser(browser, async (own) => {
      await visit(own, await linkTo(context.request, fay.email, firm));
      await expect(heading(own)).toHaveText(`Join ${firm}`);
      await expect(main(own).getByText(fay.email, { exact: true })).toBeVisible();
      await fillIn(own, fay);
      await press(own, 'Register and join');
      await toasted(own, `You are in the team of ${firm}.`);
      await expect(heading(own)).toHaveText('Progress');
      await expect(tabs(own)).toHaveText(['Progress', 'Messages', 'Settings']);
      await visit(own, '/dashboard?tab=settings&panel=business');
      await expect(panels(own)).toHaveText(['Personal', 'Team', 'Calendar', 'Notifications', 'Privacy']);
      await visit(own, '/subscribe');
      await expect(own).toHaveURL(/[/]dashboard/);
    });

    await visit(page, TEAM);
    await expect(person(page, fay.name)).toContainText('Field, since');
    await expect(main(page).getByText('Open invitations')).toHaveCount(0);
  });

  test('hears in the dialog why an invitation was refused, and nothing typed is lost', async ({
    page,
    context,
    complaints,
  }) => {
    const { email } = await ownBusiness(context.request);
    await visit(page, TEAM);
    await press(page, 'Invite somebody');
    const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('radio', { name: 'Office' }).check();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('This person is in your team already.');
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    complaints.splice(0);
  });

  test('invites again and takes back: only the newest link works, and then none', async ({
    page,
    context,
    browser,
  }) => {
    const { firm } = await ownBusiness(context.request);
    const { email } = somebody();
    await invite(context.request, email, 'office');
    const first = await linkTo(context.request, email, firm);
    await visit(page, TEAM);
    await choose(page, email, 'Invite again');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Invite again' }).click();
    await toasted(page, `Invitation sent to ${email}`);
    await inOwnBrowser(browser, async (own) => {
      await visit(own, first);
      await expect(heading(own)).toHaveText('This invitation is over');
      await expect.poll(() => linkTo(context.request, email, firm)).not.toBe(first);
      const second = await linkTo(context.request, email, firm);
      await visit(own, second);
      await expect(heading(own)).toHaveText(`Join ${firm}`);
      await choose(page, email, 'Take back');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
      await toasted(page, 'Invitation taken back');
      await expect(main(page).getByText('Only you so far.')).toBeVisible();
      await visit(own, second);
      await expect(heading(own)).toHaveText('This invitation is over');
    });
  });

  test('changes what somebody does, and their dashboard follows', async ({ page, context, browser }) => {
    const { firm } = await ownBusiness(context.request);
    const fay = somebody();
    await inOwnBrowser(browser, async (own, theirs) => {
      await joins(context.request, firm, { who: fay, role: 'field', as: theirs.request });
      await visit(own, '/dashboard');
      await expect(tabs(own)).toHaveText(['Progress', 'Messages', 'Settings']);
      await visit(page, TEAM);
      await choose(page, fay.name, 'Change role');
      const dialog = page.getByRole('dialog', { name: `What does ${fay.name} do?` });
      await expect(dialog.getByRole('radio', { name: 'Field' })).toBeChecked();
      await dialog.getByRole('radio', { name: 'Office' }).check();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await expect(person(page, fay.name)).toContainText('Office, since');
      await own.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(tabs(own)).toHaveText(['Leads', 'Quoted', 'Progress', 'Messages', 'History', 'Settings']);
      await visit(own, '/dashboard?tab=settings&panel=business');
      await expect(own.getByRole('heading', { name: 'Business', exact: true })).toBeVisible();
      await expect(main(own).getByText(firm, { exact: true }).first()).toBeVisible();
      await expect(main(own).getByText('Billing')).toHaveCount(0);
    });
  });

  test('removes somebody, whose open page says so', async ({ page, context, browser, complaints }) => {
    const { firm } = await ownBusiness(context.request);
    const fay = somebody();
    await inOwnBrowser(browser, async (own, theirs) => {
      await joins(context.request, firm, { who: fay, role: 'office', as: theirs.request });
      await visit(own, '/dashboard');
      await visit(page, TEAM);
      await choose(page, fay.name, 'Remove');
      const question = page.getByRole('alertdialog', { name: `Remove ${fay.name}?` });
      await expect(question).toContainText('What they wrote and quoted stays');
      await question.getByRole('button', { name: 'Remove from team' }).click();
      await toasted(page, `${fay.name} is in your team no longer`);
      await expect(main(page).getByText('Only you so far.')).toBeVisible();
      await own.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(heading(own)).toHaveText('You are in no team.');
      await expect(main(own)).toContainText(fay.email);
      await expect(tabs(own)).toHaveText(['Team', 'Settings']);
      await visit(own, '/dashboard?tab=settings');
      await expect(panels(own)).toHaveText(['Personal', 'Calendar', 'Notifications', 'Privacy']);
    });
    complaints.splice(0);
  });

  test('hands the business over with the password, and is in the office then', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    const { firm } = await ownBusiness(context.request);
    const fay = somebody();
    await inOwnBrowser(browser, async (own, theirs) => {
      await joins(context.request, firm, { who: fay, role: 'office', as: theirs.request });
      await visit(page, TEAM);
      await choose(page, fay.name, 'Hand the business over');
      const question = page.getByRole('alertdialog', { name: `Hand the business over to ${fay.name}?` });
      // As from a session that has not shown the password for a while.
      await page.route('**/api/business/team/owner', (route) => route.fulfill(WANTS_PASSWORD), { times: 1 });
      await question.getByRole('button', { name: 'Hand over' }).click();
      const password = question.getByLabel('Password', { exact: true });
      await password.fill('wrong horse');
      await question.getByRole('button', { name: 'Hand over' }).click();
      await expect(question.getByText('Your password is incorrect.')).toBeVisible();
      await password.fill(NEWCOMERS_PASSWORD);
      await question.getByRole('button', { name: 'Hand over' }).click();
      await toasted(page, `${fay.name} owns the business now`);
      await expect(main(page)).toContainText(`You work for ${firm}.`);
      await visit(own, TEAM);
      await expect(person(own, fay.name)).toContainText('Owner, since');
    });
    expect(complaints.splice(0)).toEqual(['handOver failed: 422']);
  });

  test('has removed somebody in one tab: the other says that there is nobody to remove', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    const { firm } = await ownBusiness(context.request);
    const fay = somebody();
    await inOwnBrowser(browser, async (_own, theirs) => {
      await joins(context.request, firm, { who: fay, role: 'field', as: theirs.request });
    });
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await visit(tab, TEAM);
      await choose(tab, fay.name, 'Remove');
      await expect(tab.getByRole('alertdialog')).toBeVisible();
    }
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove from team' }).click();
    await toasted(page, `${fay.name} is in your team no longer`);
    await other.getByRole('alertdialog').getByRole('button', { name: 'Remove from team' }).click();
    await expect(other.getByRole('alert')).toHaveText(`${fay.name} is in your team no longer.`);
    await other.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(main(other).getByText('Only you so far.')).toBeVisible();
    complaints.splice(0);
  });
});

test.describe('A member', () => {
  test('leaves, and is in no team then', async ({ page, context, browser }) => {
    await inOwnBrowser(browser, async (_own, { request }) => {
      const { firm } = await ownBusiness(request);
      await joins(request, firm, { who: somebody(), role: 'office', as: context.request });
      await visit(page, TEAM);
      await expect(main(page)).toContainText(`You work for ${firm}.`);
      await press(page, `Leave ${firm}`);
      const question = page.getByRole('alertdialog', { name: `Leave ${firm}?` });
      await question.getByRole('button', { name: 'Leave the team' }).click();
      await toasted(page, `You have left ${firm}`);
      await expect(heading(page)).toHaveText('You are in no team.');
    });
  });

  test('joins a second business with the same account, and changes between the two in every tab', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    await withTwoBusinesses({ browser, context }, async ({ fay, firm, second, elsewhere }) => {
      await context.clearCookies();
      await visit(page, await linkTo(elsewhere, fay.email, second));
      await main(page).getByRole('link', { name: 'Log In' }).click();
      await expect(page).toHaveURL(/[/]login[?]redirect=/);
      await page.getByLabel('Email').fill(fay.email);
      await page.getByLabel('Password').fill(NEWCOMERS_PASSWORD);
      await page.locator('form').getByRole('button', { name: 'Log In' }).click();
      await expect(heading(page)).toHaveText(`Join ${second}`);
      await press(page, 'Join');
      await toasted(page, `You are in the team of ${second}.`);
      await expect(tabs(page)).toHaveText(['Progress', 'Messages', 'Settings']);
      const other = await context.newPage();
      await visit(other, '/dashboard');
      await expect(tabs(other)).toHaveText(['Progress', 'Messages', 'Settings']);
      await (await openAccount(page)).getByRole('button', { name: firm }).click();
      await toasted(page, `You act for ${firm} now`);
      for (const tab of [page, other])
        await expect(tabs(tab)).toHaveText([
          'Leads',
          'Quoted',
          'Progress',
          'Messages',
          'History',
          'Settings',
        ]);
      await page.setViewportSize({ width: 390, height: 844 });
      await openAccount(page);
      await expect(page.getByRole('button', { name: firm })).toHaveAttribute('aria-current', 'true');
      await page.getByRole('button', { name: second }).click();
      await expect(tabs(page)).toHaveText(['Progress', 'Messages', 'Settings']);
      const { members } = await (await elsewhere.get('/api/business/team')).json();
      const { id } = members.find(({ name }: { name: string }) => name === fay.name);
      await elsewhere.delete(`/api/business/team/members/${id}`, { headers: OURS });
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(heading(page)).toHaveText('Choose a business.');
      await main(page).getByRole('button', { name: firm }).click();
      // A phone's bar has room for five; the others stand in the menu of the account.
      await expect(tabs(page)).toHaveText(['Leads', 'Quoted', 'Progress', 'Messages', 'History']);
    });
    // What stood open for the business that is gone was asked for once more.
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/failed: 403/);
  });

  test('opens an address in a mail for the business that it names, signed out or in, and no strange one', async ({
    page,
    context,
    browser,
  }) => {
    await withTwoBusinesses({ browser, context }, async ({ fay, firm, second, elsewhere }) => {
      const token = (await linkTo(elsewhere, fay.email, second)).replace('/join/', '');
      await context.request.post(`/api/invitation/${token}/accept`, { headers: OURS });
      const { businesses } = await (await context.request.get('/api/user/businesses')).json();
      const idOf = (name: string) => businesses.find((one: { name: string }) => one.name === name).id;
      await visit(page, `/dashboard?tab=settings&panel=business&business=${idOf(firm)}`);
      await toasted(page, `You act for ${firm} now`);
      await expect(panels(page).filter({ hasText: 'Business' })).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(/panel=business$/);
      await context.clearCookies();
      await visit(page, `/dashboard?tab=progress&business=${idOf(second)}`);
      await page.getByLabel('Email').fill(fay.email);
      await page.getByLabel('Password').fill(NEWCOMERS_PASSWORD);
      await page.locator('form').getByRole('button', { name: 'Log In' }).click();
      // The page is drawn for the other business then, with its menu shut.
      await toasted(page, `You act for ${second} now`);
      await actsFor(page, second);
      await expect(heading(page)).toHaveText('Progress');
      await expect(page).toHaveURL(/tab=progress$/);
      await visit(page, '/dashboard?tab=progress&business=0197c0de-0000-7000-8000-000000000000');
      await toasted(page, 'You act for that business no longer');
      await actsFor(page, second);
      await expect(page).toHaveURL(/tab=progress$/);
    });
  });

  test('finds what they typed into the profile of one business there, and not in that of another', async ({
    page,
    context,
    browser,
  }) => {
    const { email, firm: own } = await ownBusiness(context.request);
    await inOwnBrowser(browser, async (_own, { request }) => {
      const { firm } = await ownBusiness(request);
      await invite(request, email, 'office');
      const token = (await linkTo(request, email, firm)).replace('/join/', '');
      await context.request.post(`/api/invitation/${token}/accept`, { headers: OURS });
      const description = main(page).getByLabel('Description');
      const editsProfile = async () => {
        await visit(page, '/dashboard?tab=settings&panel=business');
        await main(page).getByRole('button', { name: 'Edit' }).first().click();
      };
      const goesOnFor = async (business: string) => {
        await (await openAccount(page)).getByRole('button', { name: business }).click();
        await toasted(page, `You act for ${business} now`);
      };
      await editsProfile();
      await description.fill('Typed for the other one.');
      await goesOnFor(own);
      await editsProfile();
      await expect(description).not.toHaveValue('Typed for the other one.');
      await goesOnFor(firm);
      await editsProfile();
      await expect(description).toHaveValue('Typed for the other one.');
    });
  });

  test('who comes back from a payment as the owner no longer reads whose the answer is, and no more', async ({
    page,
    context,
    browser,
    complaints,
  }) => {
    await inOwnBrowser(browser, async (_own, { request }) => {
      const { firm } = await ownBusiness(request);
      await joins(request, firm, { who: somebody(), role: 'office', as: context.request });
      await visit(page, '/register/business/registered?session_id=checkout_of_the_owner');
      await expect(main(page).getByRole('status')).toContainText(
        'is told to the owner of the business alone',
      );
      await expect(main(page).getByRole('button')).toHaveCount(0);
      await expect(main(page).getByText('£')).toHaveCount(0);
      await expect(page).toHaveURL(/registered$/);
      await visit(page, '/subscribe?session_id=checkout_of_the_owner');
      await expect(heading(page)).toHaveText('Leads');
      await expect(page).toHaveURL('/dashboard');
      await expect(main(page)).toContainText('it counts for the business');
      await expect(main(page)).toContainText('you are not its owner any more');
      // The hand-over closes the page that the owner had open.
      for (const from of ['/subscribe?', '/dashboard?tab=settings&panel=business&']) {
        await visit(page, `${from}payment=cancelled`);
        await expect(main(page)).toContainText('nothing was taken on it');
        await expect(main(page)).toContainText('you are not its owner any more');
      }
      await tabs(page).getByText('Quoted').click();
      await expect(heading(page)).toHaveText('Quoted');
      await expect(main(page)).not.toContainText('nothing was taken on it');
    });
    for (const complaint of complaints.splice(0)) expect(complaint).toMatch(/failed: 403/);
  });
});

test.describe('The page of an invitation', () => {
  test('says who is logged in as somebody else, who logs out and goes on', async ({
    page,
    context,
    browser,
  }) => {
    await inOwnBrowser(browser, async (_own, { request }) => {
      const { firm } = await ownBusiness(request);
      const { email } = somebody();
      await invite(request, email, 'office');
      const { email: stranger } = await ownBusiness(context.request);
      await visit(page, await linkTo(request, email, firm));
      await expect(main(page)).toContainText(`You are logged in as ${stranger}.`);
      await press(page, 'Log out and go on');
      await expect(main(page).getByLabel('Full name')).toBeVisible();
      await expect(heading(page)).toHaveText(`Join ${firm}`);
    });
  });

  test('says that a customer needs another address', async ({ page, browser }) => {
    await inOwnBrowser(browser, async (_own, { request }) => {
      const { firm } = await ownBusiness(request);
      await inOwnBrowser(browser, async (_third, { request: customers }) => {
        const { email } = await newCustomer(customers);
        await invite(request, email, 'office');
        await visit(page, await linkTo(request, email, firm));
        await expect(main(page)).toContainText(`${email} has an account of a customer`);
      });
    });
  });

  test('an unknown one says that it is over', async ({ page }) => {
    await visit(page, '/join/none');
    await expect(heading(page)).toHaveText('This invitation is over');
  });
});

test('team pages fit and are accessible in every look', async ({ page, context, browser }) => {
  const { firm } = await ownBusiness(context.request);
  const fay = somebody();
  const { email } = somebody('Ole');
  await inOwnBrowser(browser, async (own, theirs) => {
    await joins(context.request, firm, { who: fay, role: 'field', as: theirs.request });
    await invite(context.request, email, 'office');
    await visit(page, TEAM);
    await expectEveryLook(page, () => expect(person(page, fay.name)).toBeVisible());
    await visit(own, TEAM);
    await expectEveryLook(own);
  });
  await inOwnBrowser(browser, async (own) => {
    await visit(own, await linkTo(context.request, email, firm));
    await expectEveryLook(own);
  });
});
