import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A module that is packed with others keeps its own address: of what lies beside it, and of what it resolves. */
export function ownAddresses(): Plugin {
  let folder = '';
  return {
    name: 'own-addresses',
    configResolved: ({ build }) => void (folder = build.outDir),
    transform: {
      filter: { code: 'import.meta.url', id: /^[^\0]/ },
      handler(code, id) {
        const own = JSON.stringify(relative(folder, id).replaceAll('\\', '/'));
        return {
          code: code.replaceAll('import.meta.url', `new URL(${own}, import.meta.url).href`),
          map: null,
        };
      },
    },
  };
}
