// Apart from the calls, so that a page that shows a picture loads no schemas.

const BREAKPOINTS = [320, 640, 768, 1024, 1280, 1536] as const;
/** The widths that a picture is made in: the breakpoints, for densities 1 and 2. */
export const PICTURE_WIDTHS = [...new Set(BREAKPOINTS.flatMap((width) => [width, width * 2]))].toSorted(
  (a, b) => a - b,
);

export const AVATAR_MAX_BYTES = 2_097_152;
export const LOGO_MAX_BYTES = 2_097_152;
export const DOCUMENT_MAX_BYTES = 5 * 1024 * 1024;
export const MOST_DOCUMENTS = 20;

/** Phones call the same thing by either name. */
export const AVATAR_TYPES = ['image/jpeg', 'image/png', 'image/heif', 'image/heic'] as const;
export const DOCUMENT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Where a picture is read; nothing for nothing. */
export const pictureAddress = (id: string | null): string | null => id && `/api/files/${id}`;

export const documentAddress = (id: string): string => `/api/business/document/${id}`;
