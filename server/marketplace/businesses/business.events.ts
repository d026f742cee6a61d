import type { BusinessId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** A business changed its profile, logo or documents. */
    'business.changed': { businessId: BusinessId };
  }
}
