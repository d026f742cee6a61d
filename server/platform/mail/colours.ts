/**
 * The product's colours, light and dark, as web/styles/tokens.css has them, for what is drawn without its sheet: mails, whose
 * programs know neither oklch nor variables, and the pages of the mailbox and the simulator.
 */
export const LIGHT = {
  page: '#fdf4e6',
  surface: '#ffffff',
  sunken: '#f6eddd',
  line: '#e9dece',
  ink: '#231b13',
  soft: '#5c5248',
  link: '#01649f',
};
export const DARK = {
  page: '#150f08',
  surface: '#231b13',
  sunken: '#312820',
  line: '#312820',
  ink: '#fdf4e6',
  soft: '#d8ccbb',
  link: '#93ccfe',
};
export const BRAND = '#01649f';
