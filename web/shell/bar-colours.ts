/** The colour of the browser's own bar, as the pages' background is. */
export const BAR_COLOURS = { light: '#fdf4e6', dark: '#231b13' };
