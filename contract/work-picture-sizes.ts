// Apart from the calls and from other pictures, so that only pages which show work load it.

export const MOST_WORK_PICTURES = 24;

/** The widths that a work picture of a business is kept in: on cards, on a profile, large on a phone. */
export const WORK_WIDTHS = [320, 640, 1280] as const;
/** The longest side that is kept, large on a desk. */
export const WORK_SIDE = 1536;

/** Where a work picture of a business is read, by everybody. */
export const workPictureAddress = (id: string): string => `/api/files/${id}`;

/** Where one that an admin has hidden is read, by its business and by admins. */
export const hiddenWorkPictureAddress = (id: string): string => `/api/business/work-picture/${id}`;
