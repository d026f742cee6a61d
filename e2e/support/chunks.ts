import { readdirSync, readFileSync } from 'node:fs';

const ASSETS = new URL('../../dist/client/assets/', import.meta.url);

/**
 * The address of the script that brings a part, by what the part is called where it is fetched. The bundler names its files
 * after the pages that share them, and another page that shares one names it anew.
 */
export function chunkOf(part: string): RegExp {
  const files = readdirSync(ASSETS).filter(
    (file) => file.endsWith('.js') && readFileSync(new URL(file, ASSETS), 'utf8').includes(`{${part}:()=>`),
  );
  if (files.length === 0) throw new Error(`no script brings ${part}`);
  return new RegExp(`/(?:${files.map((file) => file.replaceAll(/[.$]/g, '\\$&')).join('|')})$`);
}
