import type { Business } from './business.ts';
import type { Customer } from './customer.ts';
import type { Person } from './person.ts';

type Cast = { carl: Customer; anna: Business; ben: Business; adam: Person };
type Job = { id: string };
export type PhotoState = {
  state: string;
  becomes: (cast: Cast, job: Job, title: string) => Promise<unknown>;
  /** Her office sees what she sees. */
  anna: number;
  /** Who works for her in the field. */
  field?: number;
  ben: number;
  carl?: number;
};

const quotes = async (who: Business, title: string) => who.quotes(await who.lead(title), { cost: 80 });
const switchOff = async ({ adam }: Cast, { id }: Job) =>
  (await adam.api()).switchJob({ params: { id }, body: { is_active: 0 } });

/** What Anna has done about a job, what became of it, and who sees its photos then. Ben has the lead and does nothing else. */
export const PHOTO_STATES: PhotoState[] = [
  { state: 'in the inbox', becomes: async () => undefined, anna: 200, ben: 200 },
  {
    state: 'marked as interesting',
    becomes: async ({ anna }, _, title) => anna.isInterestedIn(await anna.lead(title)),
    anna: 200,
    ben: 200,
  },
  { state: 'quoted', becomes: ({ anna }, _, title) => quotes(anna, title), anna: 200, ben: 200 },
  {
    state: 'quoted and taken back',
    becomes: async ({ anna }, _, title) => anna.withdraws(await quotes(anna, title)),
    anna: 200,
    ben: 200,
  },
  {
    state: 'removed',
    becomes: async ({ anna }, _, title) => anna.dismisses(await anna.lead(title)),
    anna: 404,
    ben: 200,
  },
  {
    state: 'removed and brought back',
    becomes: async ({ anna }, _, title) => {
      const lead = await anna.lead(title);
      await anna.dismisses(lead);
      await anna.restores(lead);
    },
    anna: 200,
    ben: 200,
  },
  {
    state: 'won',
    becomes: async ({ carl, anna }, _, title) => carl.accepts(await quotes(anna, title)),
    anna: 200,
    field: 200,
    ben: 404,
  },
  {
    state: 'lost',
    becomes: async ({ carl, anna, ben }, _, title) => {
      await quotes(anna, title);
      await carl.accepts(await quotes(ben, title));
    },
    anna: 200,
    ben: 200,
  },
  {
    state: 'won and finished',
    becomes: async ({ carl, anna }, job, title) => {
      await carl.accepts(await quotes(anna, title));
      await carl.finishes(job);
    },
    anna: 200,
    ben: 404,
  },
  { state: 'cancelled', becomes: ({ carl }, job) => carl.cancels(job), anna: 404, ben: 404 },
  {
    state: 'moved to another town',
    becomes: ({ carl }, job) => carl.changes(job, { location: 'LS1 4DY' }),
    anna: 404,
    ben: 404,
  },
  { state: 'switched off', becomes: (cast, job) => switchOff(cast, job), anna: 404, ben: 404 },
  {
    state: 'taken up and switched off',
    becomes: async (cast, job, title) => {
      await cast.anna.isInterestedIn(await cast.anna.lead(title));
      await switchOff(cast, job);
    },
    anna: 200,
    ben: 404,
  },
  {
    state: 'deleted',
    becomes: async ({ adam }, { id }) => (await adam.api()).removeJob({ params: { id } }),
    anna: 404,
    ben: 404,
    carl: 404,
  },
];
