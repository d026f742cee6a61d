/** The colour of the browser's own bar, as the pages' background is. */
export const BAR_COLOURS = { light: '#fafaf9', dark: '#1c1917' };
