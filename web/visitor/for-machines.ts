import { putMachineWords } from '../shell/machine-words.ts';

/** A page for machines (schema.org). A `<` in somebody's words must not end the script. */
export const asScript = (page: object): true =>
  putMachineWords(JSON.stringify({ '@context': 'https://schema.org', ...page }).replaceAll('<', '\\u003c'));
