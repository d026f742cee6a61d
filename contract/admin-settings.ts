import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { Nothing } from './fields.ts';
import { routes } from './kernel.ts';
import { type NumberSetting, outOfBounds, SETTING_BOUNDS } from './setting-bounds.ts';

/** What the market runs by. The last three are the code's, and are said so that nobody has to guess. */
export const MarketSettings = z.object({
  isVatRegistered: z.boolean(),
  /** Per cent of VAT that is added while the switch is on; 0: there is none to add. */
  vatRate: z.number(),
  headStartHours: z.number(),
  freeMonths: z.number(),
  takesCrownDependencies: z.boolean(),
  /** Null: as the server was started, which the next one says. */
  textsADay: z.nullable(z.number()),
  textsADayAtStart: z.number(),
  /** After so many days a job that nobody took up closes by itself; 0: never. */
  unansweredDays: z.number(),
  radiusKm: z.number(),
  graceDays: z.number(),
  impersonationMinutes: z.number(),
});
export type MarketSettings = z.output<typeof MarketSettings>;

const whole = (setting: NumberSetting) => {
  const [least, most] = SETTING_BOUNDS[setting];
  const sentence = outOfBounds(setting);
  return z.int(sentence).check(z.gte(least, sentence), z.lte(most, sentence));
};

const MarketChange = z.strictObject({
  isVatRegistered: z.optional(z.boolean(say.yesOrNo)),
  headStartHours: z.optional(whole('headStartHours')),
  freeMonths: z.optional(whole('freeMonths')),
  takesCrownDependencies: z.optional(z.boolean(say.yesOrNo)),
  textsADay: z.optional(z.nullable(whole('textsADay'))),
  unansweredDays: z.optional(whole('unansweredDays')),
});
export type MarketChange = z.output<typeof MarketChange>;

export const adminSettingRoutes = routes({
  marketSettings: {
    method: 'GET',
    path: '/admin/settings',
    summary: 'What the market runs by',
    by: ['admin'],
    answers: z.object({ data: MarketSettings }),
    refuses: [],
  },
  changeMarketSettings: {
    method: 'PUT',
    path: '/admin/settings',
    summary: 'Change what the market runs by, one thing or several; each holds for what is begun from now on',
    by: ['admin'],
    countsOnce: 'by nature',
    body: MarketChange,
    answers: Nothing,
    refuses: [],
  },
});
