import type { JobField } from '../../../contract/words.ts';
import type { UserId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /**
     * `revision`: the number it has from now on. `isRematched`: service or post code changed, so other businesses may have
     * it than before; `opensLaterAt`: when a premium one opens to every package then, as an ISO moment.
     */
    'job.changed': {
      jobId: string;
      customerId: UserId;
      revision: number;
      fields: JobField[];
      isRematched: boolean;
      opensLaterAt: string | null;
    };
  }
}
