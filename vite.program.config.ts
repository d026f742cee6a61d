import { defineConfig } from 'vite';
import { latinOnly } from './tools/vite/latin-only.ts';
import { ownAddresses } from './tools/vite/own-addresses.ts';
import { packedSources } from './tools/vite/packed-sources.ts';

/**
 * Large or native packages that a process loads when it needs them, if ever. They stay where npm put them; so does any
 * package that only these need.
 */
const LOADED_LATE = [
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  '@zxcvbn-ts/language-common',
  'nodemailer',
  'stripe',
];

/** The server in a few files in place of fifteen hundred: what takes the time of a start is finding and reading each. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/start.ts',
    outDir: 'dist/program',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        // Apart from ours, since only ours has a map back to the sources.
        codeSplitting: { groups: [{ name: 'packages', test: /node_modules/ }] },
      },
    },
  },
  ssr: { noExternal: true, external: LOADED_LATE },
  plugins: [ownAddresses(), latinOnly(), packedSources()],
});
