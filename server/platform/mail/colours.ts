/**
 * The product's colours, light and dark, as web/styles/tokens.css has them, for what is drawn without its sheet: mails, whose
 * programs know neither oklch nor variables, and the pages of the mailbox and the simulator.
 */
export const LIGHT = {
  page: '#faf4e9',
  surface: '#fefdfa',
  sunken: '#f2ecdd',
  line: '#e5ddce',
  ink: '#211c17',
  soft: '#5b5046',
  link: '#01649f',
};
export const DARK = {
  page: '#17120e',
  surface: '#211c17',
  sunken: '#2c261f',
  line: '#362f28',
  ink: '#faf4e9',
  soft: '#d1c8b8',
  link: '#93ccfe',
};
export const BRAND = '#01649f';
