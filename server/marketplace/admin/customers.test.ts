import { expect } from 'vitest';
import { filterOf } from '../../../contract/admin-pages.ts';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { refusalOf } from '../../testing/api.ts';
import { PASSWORD } from '../../testing/facts.ts';
import type { TestMarket } from '../../testing/market.ts';
import { bearer, visitor } from '../../testing/newcomer.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';

const listed = async (adam: Person, query: Record<string, string> = {}) => {
  const { customers, count } = await (await adam.api()).adminCustomers({ query });
  return { names: customers.map(({ name }) => name), count };
};

const found = async (adam: Person, typed: string) =>
  (await listed(adam, { filter: filterOf(typed) ?? '' })).names.toSorted();

story(
  'ten customers a page, newest first, with the true count',
  { shows: ['R-10-113', 'R-10-114', 'R-14-016', 'R-16-032'] },
  async ({ customer, business, admin, market }) => {
    const adam = await admin();
    expect(await listed(adam)).toEqual({ names: [], count: 0 });
    await business();
    const people: Person[] = [];
    for (let born = 0; born < 12; born++) {
      people.push(await customer({ name: `Ann Number${'abcdefghijkl'[born]}` }));
      // Two may be born in one moment: each is a minute older than the next.
      await market.product.database.pool.query(
        "update accounts set created_at = created_at - interval '1 minute'",
      );
    }
    const newest = people.map(({ name }) => name).toReversed();
    expect(await listed(adam)).toEqual({ names: newest.slice(0, 10), count: 12 });
    expect(await listed(adam, { pageIndex: '2' })).toEqual({ names: newest.slice(10), count: 12 });
    expect(await listed(adam, { pageIndex: '3' })).toEqual({ names: [], count: 12 });
    expect(await listed(adam, { pageIndex: 'x' })).toEqual({ names: newest.slice(0, 10), count: 12 });
    expect((await listed(adam, { sort: 'oldest' })).names[0]).toBe(newest.at(-1));
    expect((await listed(adam, { sort: 'name', pageIndex: '2' })).names).toEqual([
      'Ann Numberk',
      'Ann Numberl',
    ]);
  },
);

story(
  'customers are found by a part of name or e-mail, without regard to case and accents',
  { shows: ['R-10-114', 'A-42'] },
  async ({ customer, admin }) => {
    const adam = await admin();
    await customer({ name: 'Zoë Brontë', email: 'first@example.test' });
    await customer({ name: 'Ann Moss', email: 'zoe.moss@example.test' });
    await customer({ name: 'Percy Hundred', email: '100%_sure@example.test' });
    expect(await found(adam, 'ZOE')).toEqual(['Ann Moss', 'Zoë Brontë']);
    expect(await found(adam, 'zoë br')).toEqual(['Zoë Brontë']);
    expect(await found(adam, '0%_S')).toEqual(['Percy Hundred']);
    expect(await found(adam, '%')).toEqual(['Percy Hundred']);
    expect(await found(adam, '_')).toEqual(['Percy Hundred']);
    expect(await found(adam, String.raw`\ `)).toEqual([]);
    expect(await found(adam, "' or 1=1 --")).toEqual([]);
    expect((await listed(adam, { filter: 'email=MOSS' })).names).toEqual(['Ann Moss']);
    await expect(listed(adam, { filter: 'role=admin' })).rejects.toMatchObject({ code: 'invalid' });
  },
);

story(
  'a customer with what became of the jobs',
  { shows: ['R-10-115', 'R-10-116', 'R-9-082', 'R-9-090', 'R-9-092'] },
  async (stage) => {
    const { customer, business, admin } = stage;
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    await carl.posts();
    await carl.cancels(await carl.posts({ title: 'Another tap' }));
    const api = await adam.api();
    const { data } = await api.adminCustomer({ params: { id: carl.id } });
    expect(data).toMatchObject({
      id: carl.id,
      name: carl.name,
      email: carl.facts.email,
      mobile_number: carl.facts.mobile,
      is_active: 1,
      code: expect.stringMatching(/^C-\d{6}$/),
      jobsCount: 2,
      finishedJobsCount: 0,
      canceledJobsCount: 1,
    });
    for (const id of [anna.id, adam.id])
      await expect(api.adminCustomer({ params: { id } })).rejects.toMatchObject({ code: 'not_found' });
  },
);

story(
  'names are changed under either spelling, and the log has both',
  { shows: ['R-10-117', 'R-10-123', 'A-46'] },
  async ({ customer, business, admin, market }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer({ name: 'Carl Moss' }), business()]);
    const api = await adam.api();
    await api.changeCustomer({ params: { id: carl.id }, body: { firstName: 'Karl', lastName: 'Moss' } });
    await api.changeCustomer({ params: { id: carl.id }, body: { last_name: 'Mossley' } });
    expect((await api.adminCustomer({ params: { id: carl.id } })).data.name).toBe('Karl Mossley');
    await api.changeCustomer({ params: { id: carl.id }, body: { first_name: 'Carlo' } });
    expect((await api.adminCustomer({ params: { id: carl.id } })).data.name).toBe('Carlo Mossley');
    await api.changeBusiness({ params: { id: anna.id }, body: { name: 'Bell Plumbing', firstName: 'Bea' } });
    const { data } = await api.adminBusiness({ params: { id: anna.id } });
    expect(data).toMatchObject({ name: 'Bell Plumbing', first_name: 'Bea', last_name: anna.facts.lastName });
    const first = (await logOf(market))[0];
    expect(first).toMatchObject({ act: 'rename', admin_id: adam.id, account_id: carl.id });
    expect(first?.before).toEqual({ first_name: 'Carl' });
    expect(first?.after).toEqual({ first_name: 'Karl' });
    await expect(
      api.changeBusiness({ params: { id: carl.id }, body: { firstName: 'Bea' } }),
    ).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      api.changeCustomer({ params: { id: carl.id }, body: { reason: 'none' } }),
    ).rejects.toMatchObject({ code: 'invalid' });
  },
);

story(
  'a name that its own form would refuse is refused to the admin area too',
  { shows: ['R-10-117', 'A-46'] },
  async ({ customer, business, admin, market }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer({ name: 'Carl Moss' }), business()]);
    const api = await adam.api();
    for (const [name, said] of [
      ['4 <b>', say.nameSigns],
      ['Cher', say.fullName],
    ] as const)
      await expect(
        api.changeCustomer({ params: { id: carl.id }, body: { name } }),
        name,
      ).rejects.toMatchObject({ code: 'invalid', errors: { name: [said] } });
    await api.changeCustomer({ params: { id: carl.id }, body: { name: 'Mary Ann Smith' } });
    expect((await api.adminCustomer({ params: { id: carl.id } })).data.name).toBe('Mary Ann Smith');
    const names = { first_name: 'Carl', last_name: 'Moss' };
    expect((await logOf(market))[0]?.before).toEqual(names);
    const long = `${'M'.repeat(60)} ${'S'.repeat(60)}`;
    await api.changeCustomer({ params: { id: carl.id }, body: { name: long } });
    expect((await api.adminCustomer({ params: { id: carl.id } })).data.name).toBe(long);
    await expect(
      api.changeBusiness({ params: { id: anna.id }, body: { name: 'B'.repeat(101) } }),
    ).rejects.toMatchObject({ code: 'invalid', errors: { name: [expect.anything()] } });
    await api.changeBusiness({ params: { id: anna.id }, body: { name: 'B'.repeat(100) } });
    expect((await api.adminBusiness({ params: { id: anna.id } })).data.name).toHaveLength(100);
  },
);

async function logOf({ product }: TestMarket) {
  const { rows } = await product.database.pool.query<Record<string, unknown>>(
    `select l.*, d.before, d.after, d.reason from audit_log l left join audit_details d on d.entry_id = l.id
     order by l.id`,
  );
  return rows;
}

story(
  'who is deactivated is out at the next request, and hears the reason',
  { shows: ['R-11-031', 'R-11-039', 'R-11-042', 'A-74', 'A7'] },
  async ({ customer, business, admin, market }) => {
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const job = await carl.posts();
    expect(await anna.leads()).toHaveLength(1);
    const api = await adam.api();
    const off = { is_active: 0 as const, reason: 'Somebody complained about this account.' };
    await api.changeCustomer({ params: { id: carl.id }, body: off });
    await expect(carl.jobs()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' });
    const logsIn = () => visitor(market).logIn({ body: { email: carl.facts.email, password: PASSWORD } });
    expect(await refusalOf(logsIn())).toBe('account_deactivated');
    expect(await anna.leads()).toEqual([]);
    await market.settled();
    const [mail] = await market.mailTo(carl.facts.email);
    expect(mail).toMatchObject({ subject: 'Your account has been deactivated' });
    expect(mail?.text).toContain(off.reason);
    const { rows } = await market.product.database.pool.query(
      'select facts from notices where facts is not null',
    );
    expect(rows).toEqual([]);
    await api.changeCustomer({ params: { id: carl.id }, body: { is_active: 1 } });
    await market.settled();
    const [opened] = await market.mailTo(carl.facts.email);
    expect(opened).toMatchObject({ subject: 'Your account is open again' });
    // The old session stays ended; the leads are back, and so is who logs in again.
    await expect(carl.jobs()).rejects.toMatchObject({ code: 'unauthenticated' });
    expect((await logsIn()).data.id).toBe(carl.id);
    expect((await anna.leads()).map((lead) => lead.job.title)).toEqual([
      'Kitchen tap will not stop dripping',
    ]);
    expect(job.jobNumber).toMatch(/^J/);
  },
);

story(
  'a deactivated business is not found and has no leads',
  { shows: ['R-11-031', 'R-11-042'] },
  async (stage) => {
    const { customer, business, admin, market } = stage;
    const [adam, carl, anna] = await Promise.all([admin(), customer(), business()]);
    const api = await adam.api();
    const publicStatus = async () => (await fetch(`${market.baseUrl}/api/business/${anna.id}`)).status;
    await api.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
    expect(await publicStatus()).toBe(404);
    const logsIn = () => visitor(market).logIn({ body: { email: anna.facts.email, password: PASSWORD } });
    expect(await refusalOf(logsIn())).toBe('account_deactivated');
    const job = await carl.posts();
    expect((await carl.job(job)).leadsCount).toBe(0);
    await api.changeBusiness({ params: { id: anna.id }, body: { is_active: 1 } });
    expect(await publicStatus()).toBe(200);
    expect((await carl.job(job)).leadsCount).toBe(1);
    const { token } = await logsIn();
    expect((await bearer(market, token).leads()).leads).toHaveLength(1);
  },
);

story(
  'a fresh link replaces the old, and who is verified gets none',
  { shows: ['R-10-138', 'R-10-139'] },
  async ({ customer, admin, market }) => {
    const [adam, carl] = await Promise.all([admin(), customer({ verified: false })]);
    const api = await adam.api();
    const link = async () => {
      expect(await api.resendVerification({ params: { id: carl.id } })).toEqual([]);
      await market.settled();
      const [mail] = await market.mailTo(carl.facts.email);
      return /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const [old, fresh] = [await link(), await link()];
    await expect(api.verify({ params: { code: old }, query: { pressed: '1' } })).rejects.toMatchObject({
      code: 'verification_invalid',
    });
    await api.verify({ params: { code: fresh }, query: { pressed: '1' } });
    await expect(api.resendVerification({ params: { id: carl.id } })).rejects.toMatchObject({
      code: 'already_verified',
      message: expect.stringContaining('This account is already verified.'),
    });
  },
);

story(
  'an admin verifies a customer by the code of the row',
  { shows: ['R-10-136', 'R-10-137'] },
  async (stage) => {
    const [adam, carl] = await Promise.all([stage.admin(), stage.customer({ verified: false })]);
    const api = await adam.api();
    const { data } = await api.adminCustomer({ params: { id: carl.id } });
    expect(data.emailVerifiedAt).toBeNull();
    expect(await api.verify({ params: { code: data.code } })).toEqual([]);
    expect((await api.adminCustomer({ params: { id: carl.id } })).data.emailVerifiedAt).not.toBeNull();
  },
);

story(
  'lists come as a file in which no cell is a formula, as long as they are',
  { shows: ['T17'] },
  async (stage) => {
    const { customer, admin, market } = stage;
    const adam = await admin();
    await customer({ name: 'Ann Moss', email: '=cmd@example.test' });
    await customer({ name: 'Bob Zed', email: 'bob@example.test' });
    const file = (query = '') =>
      adam.token().then((token) =>
        fetch(`${market.baseUrl}/api/admin/customers.csv${query}`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
    const answer = await file('?sort=name');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="customers.csv"');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain("'=cmd@example.test");
    expect(lines[2]).toContain('bob@example.test');
    expect((await (await file('?filter=name%3Dmoss')).text()).trim().split('\r\n')).toHaveLength(2);
    // People come by the time of the machine, which the market's clock may have left behind by days.
    const { customers } = await (await adam.api()).adminCustomers({ query: {} });
    const [theirs = ''] = customers.map(({ createdAt }) => createdAt.slice(0, 7));
    const ofTheirs = customers.filter(({ createdAt }) => createdAt.startsWith(theirs));
    for (const [month, lines] of [
      [theirs, 1 + ofTheirs.length],
      ['2020-01', 1],
    ] as const)
      expect((await (await file(`?month=${month}`)).text()).trim().split('\r\n')).toHaveLength(lines);
    await market.product.database.pool.query(`
    insert into accounts (id, reference, role, email, email_key, first_name, last_name, mobile_number, password_hash, created_at)
    select gen_random_uuid(), 'C-9' || n, 'customer', n || '@x.test', n || '@x.test', 'N', 'O', n, '', date_trunc('milliseconds', story_begins())
    from generate_series(1, 1200) n`);
    for (const sort of ['newest', 'oldest', 'name', 'email']) {
      const all = (await (await file(`?sort=${sort}`)).text()).trim().split('\r\n').slice(1);
      expect(new Set(all).size).toBe(1202);
      expect(all).toHaveLength(1202);
      // What is found, too: more than one batch of them, a handful, and nobody.
      for (const [typed, count] of [
        ['x.test', 1200],
        ['777@x', 1],
        ['@example', 2],
        ['zzzz', 0],
      ] as const) {
        const filter = encodeURIComponent(`email=${typed}`);
        const found = (await (await file(`?sort=${sort}&filter=${filter}`)).text())
          .trim()
          .split('\r\n')
          .slice(1);
        expect([typed, found.length, new Set(found).size]).toEqual([typed, count, count]);
      }
    }
  },
);
