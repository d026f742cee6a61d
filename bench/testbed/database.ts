import { systemClock } from '../../server/platform/clock.ts';
import { createLog } from '../../server/platform/log/log.ts';
import { prepare as prepareGround } from '../../server/prepare.ts';

/** Schema, catalogue and queues, as a first start of the product makes them; no demo world. */
export const prepare = (url: string): Promise<void> =>
  prepareGround({
    databaseUrl: url,
    platform: 'staging',
    simulatesPayments: true,
    clock: systemClock,
    log: createLog('error'),
  });
