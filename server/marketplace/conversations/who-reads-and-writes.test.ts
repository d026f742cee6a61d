import { expect } from 'vitest';
import { Refused } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';

type Ref = { id: string };
type Scene = { market: TestMarket; carl: Customer; anna: Business; ben: Business; adam: Person };
type Asked = Ref & { canary: string };
type Talk = { lead: Ref; job: Ref; title: string };

/** `rw`: reads and writes. `r`: reads. An empty cell: there is no such conversation. */
type Cell = 'rw' | 'r' | '';
type Row = {
  state: string;
  becomes: (scene: Scene, talk: Talk) => Promise<unknown>;
  carl: Cell;
  /** Her office has what she has. */
  anna: Cell;
  /** Who works for her in the field. */
  field: Cell;
  /** Days that pass afterwards. */
  days?: number;
};

const bid = async (who: Business, title: string) => who.quotes(await who.lead(title), { cost: 80 });
const hire = async ({ carl, anna }: Scene, { title }: Talk) => carl.accepts(await bid(anna, title));

/** Anna has written to Carl about his job; then this happens. */
const ROWS: Row[] = [
  { state: 'written to', becomes: async () => undefined, carl: 'rw', anna: 'rw', field: '' },
  { state: 'quoted', becomes: ({ anna }, { title }) => bid(anna, title), carl: 'rw', anna: 'rw', field: '' },
  {
    state: 'quoted and taken back',
    becomes: async ({ anna }, { title }) => anna.withdraws(await bid(anna, title)),
    carl: 'rw',
    anna: 'rw',
    field: '',
  },
  {
    state: 'removed by the business',
    becomes: ({ anna }, { lead }) => anna.dismisses(lead),
    carl: 'r',
    anna: 'r',
    field: '',
  },
  { state: 'won', becomes: hire, carl: 'rw', anna: 'rw', field: 'rw' },
  {
    state: 'lost to another',
    becomes: async ({ carl, ben }, { title }) => carl.accepts(await bid(ben, title)),
    carl: 'r',
    anna: 'r',
    field: '',
  },
  {
    state: 'finished',
    becomes: async (scene, talk) => {
      await hire(scene, talk);
      await scene.carl.finishes(talk.job);
    },
    days: 59,
    carl: 'rw',
    anna: 'rw',
    field: '',
  },
  {
    state: 'finished long ago',
    becomes: async (scene, talk) => {
      await hire(scene, talk);
      await scene.carl.finishes(talk.job);
    },
    days: 61,
    carl: 'r',
    anna: 'r',
    field: '',
  },
  { state: 'cancelled', becomes: ({ carl }, { job }) => carl.cancels(job), carl: 'r', anna: 'r', field: '' },
  {
    state: 'switched off',
    becomes: async ({ adam }, { job }) =>
      (await adam.api()).switchJob({ params: { id: job.id }, body: { is_active: 0 } }),
    carl: 'r',
    anna: 'r',
    field: '',
  },
  {
    state: 'blocked by the customer',
    becomes: async ({ carl }, { lead }) => (await carl.api()).blockOther({ params: { id: lead.id } }),
    carl: 'r',
    anna: 'r',
    field: '',
  },
  {
    state: 'blocked by the business',
    becomes: async ({ anna }, { lead }) => (await anna.api()).blockOther({ params: { id: lead.id } }),
    carl: 'r',
    anna: 'r',
    field: '',
  },
  {
    state: 'deleted',
    becomes: async ({ adam }, { job }) => (await adam.api()).removeJob({ params: { id: job.id } }),
    carl: '',
    anna: '',
    field: '',
  },
];

/** Whether somebody reads the conversation by each of its calls, and whether they may write there. */
async function cellOf(market: TestMarket, who: Person | undefined, { id, canary }: Asked): Promise<Cell> {
  const headers = who ? { authorization: `Bearer ${await who.token()}` } : undefined;
  const asked = ['messages', 'conversation'].map((part) =>
    fetch(`${market.baseUrl}/api/lead/${id}/${part}`, { ...(headers && { headers }) }),
  );
  const texts = await Promise.all((await Promise.all(asked)).map((answer) => answer.text()));
  const told = texts.map((text) => text.includes(canary));
  expect(new Set(told).size).toBe(1);
  if (!told[0] || !who) return '';
  const sends = (await who.api()).sendMessage({ params: { id }, body: { message: 'Hello' } });
  return sends.then(
    () => 'rw' as const,
    (error: unknown) => {
      expect(error).toBeInstanceOf(Refused);
      return 'r' as const;
    },
  );
}

async function castOf(stage: Stage) {
  const [carl, cora, anna, ben] = await Promise.all([
    stage.customer(),
    stage.customer(),
    stage.business(),
    stage.business(),
  ]);
  const [office, field] = [await stage.member(anna, 'office'), await stage.member(anna, 'field')];
  return { carl, cora, anna, ben, office, field, adam: await stage.admin() };
}

for (const { state, becomes, days = 0, ...expected } of ROWS)
  story(
    `a conversation of a job that is ${state} is read and written by whom the table says, and by nobody else`,
    { shows: ['C3', 'ruling 13'] },
    async (stage) => {
      const { market } = stage;
      const people = await castOf(stage);
      const { carl, anna } = people;
      const canary = `Canary${state.replaceAll(' ', '')}`;
      const title = 'Tap that is talked about';
      const job = await carl.posts({ title });
      const lead = await anna.lead(title);
      await anna.writes(lead, canary);
      await becomes({ market, ...people }, { lead, job, title });
      await market.advance({ days });
      const cells: Record<string, Cell> = {};
      for (const [name, who] of Object.entries({ ...people, visitor: undefined }))
        cells[name] = await cellOf(market, who, { id: lead.id, canary });
      await market.advance({ days: -days });
      expect(cells).toEqual({
        carl: expected.carl,
        anna: expected.anna,
        office: expected.anna,
        field: expected.field,
        ben: '',
        cora: '',
        adam: '',
        visitor: '',
      });
    },
  );
