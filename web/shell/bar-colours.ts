/** The colour of the browser's own bar: by day that of the page, by night that of the header. */
export const BAR_COLOURS = { light: '#faf4e9', dark: '#211c17' };
