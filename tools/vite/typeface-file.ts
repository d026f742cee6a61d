import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { TYPEFACE_FILE } from '../../server/platform/http/plain-pages/typeface-file.ts';

/**
 * After a build of the web: what its style sheet says of the typeface, under a name that does not change. The mailbox and the
 * simulator have our letters by it, and know nothing of a build.
 */
export function typefaceFile(): Plugin {
  return {
    name: 'fettle:typeface-file',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir = '.' }, bundle) {
      const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
      const faces = sheets.flatMap((sheet) => (sheet.type === 'asset' ? facesIn(String(sheet.source)) : []));
      if (!faces.some((face) => face.includes('fettle-text')))
        return this.error('no style sheet of the build names the typeface');
      writeFileSync(join(dir, TYPEFACE_FILE), faces.join('\n'));
    },
  };
}

/** Each rule of a sheet that names a file of letters. */
export const facesIn = (sheet: string): string[] => sheet.match(/@font-face\s*{[^}]*}/g) ?? [];
