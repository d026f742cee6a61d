// Apart from the calls, so that a page that shows a picture loads no schemas.

const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536] as const;
/** The widths that a picture is made in: the breakpoints, for densities 1 and 2. */
export const PICTURE_WIDTHS = [...new Set(BREAKPOINTS.flatMap((width) => [width, width * 2]))].toSorted(
  (a, b) => a - b,
);

/** The widths that a photo is kept in, which nothing else is served in: in rows, as thumbnails, on a screen of a phone and of a desk. */
export const PHOTO_WIDTHS = [160, 320, 640, 1280, 2048] as const;
/** The longest side that is kept. */
export const PHOTO_SIDE = 2048;

export const AVATAR_MAX_BYTES = 2_097_152;
export const LOGO_MAX_BYTES = 2_097_152;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
export const MOST_DOCUMENTS = 20;
export const MOST_JOB_PHOTOS = 8;
/** With the finish of a job. */
export const MOST_RESULT_PHOTOS = 6;
export const MOST_SNAG_PHOTOS = 3;
export const MOST_ATTACHMENTS = 10;
export const ATTACHMENT_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_TEXT_LETTERS = 200;
/** Photos, and PDFs for messages, of an account that nothing names yet. */
export const MOST_UNATTACHED = 40;

/** Phones call the same thing by either name. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/heif', 'image/heic'] as const;
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Where a picture is read; nothing for nothing. */
export const pictureAddress = (id: string | null): string | null => id && `/api/files/${id}`;

/** Where a photo of a job is read by those who may. */
export const jobPhotoAddress = (id: string): string => `/api/job/photo/${id}`;

/** Where a photo of what came of agreed work is read by those who may. */
export const resultPhotoAddress = (id: string): string => `/api/job/result-photo/${id}`;

/** Where a photo or a PDF of a message is read by those who may. */
export const attachmentAddress = (id: string): string => `/api/lead/attachment/${id}`;

/** Where the PDF of a quote is read by those who may. */
export const quoteFileAddress = (quoteId: string): string => `/api/quote/${quoteId}/file`;

export const documentAddress = (id: string): string => `/api/business/document/${id}`;
