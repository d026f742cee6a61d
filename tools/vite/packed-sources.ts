import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { NOTE, noteOf } from '../../server/packed.mjs';

/** Notes what a program was packed from, so that a start can tell whether that is still the same. */
export function packedSources(): Plugin {
  let root = '';
  return {
    name: 'packed-sources',
    configResolved: (config) => void ({ root } = config),
    generateBundle() {
      const ours = [...this.getModuleIds()]
        .filter((id) => id.startsWith(root) && !id.includes('/node_modules/'))
        .map((id) => relative(root, id).replaceAll('\\', '/'));
      // The packages are those of the lockfile.
      const note = noteOf([...ours.toSorted(), 'package-lock.json']);
      this.emitFile({ type: 'asset', fileName: NOTE, source: JSON.stringify(note) });
    },
  };
}
