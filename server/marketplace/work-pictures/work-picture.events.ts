import type { BusinessId } from '../../platform/ids.ts';

declare module '../events.ts' {
  interface Events {
    /** A business has added a work picture, which everybody sees. */
    'work-picture.shown': { businessId: BusinessId; pictureId: string };
    /** The business has removed one of its work pictures, or an admin did. */
    'work-picture.removed': { businessId: BusinessId; pictureId: string };
  }
}
