/** Of the page, of the paper and of the links to them; by itself, since links stand where the rest is not read. */
export const AGREEMENT = 'What was agreed';
