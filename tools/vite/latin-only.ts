import type { Plugin } from 'vite';

/** V8 keeps the whole text of a file at two bytes a character when one of them is outside Latin-1. */
export function latinOnly(): Plugin {
  return {
    name: 'latin-only',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = file.code.replaceAll(/[\u0100-\uFFFF]/g, escaped);
    },
  };
}

const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
