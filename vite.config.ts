import tailwind from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiTable } from './tools/vite/api-table.ts';
import { finishedAssets } from './tools/vite/finished-assets.ts';
import { parts } from './tools/vite/parts.ts';
import { chunks } from './tools/vite/chunks.ts';
import { narrowFonts } from './tools/vite/narrow-font.ts';
import { singleIcons } from './tools/vite/single-icons.ts';
import { scriptBudget } from './tools/vite/script-budget.ts';
import { offlineFiles } from './tools/vite/offline-files.ts';
import { typefaceFile } from './tools/vite/typeface-file.ts';
import { noServerFunctions } from './tools/vite/no-server-functions.ts';

const ROUTER: NonNullable<Parameters<typeof tanstackStart>[0]>['router'] = {
  routeTreeFileHeader: [
    '/* eslint-disable */',
    '// @ts-nocheck',
    '// Generated from the files in web/routes by the router plugin with every build, which writes one file: change those.',
  ],
  quoteStyle: 'single',
  semicolons: true,
  // A page loads the definitions of all routes, but only its own loader and screen.
  codeSplittingOptions: {
    defaultBehavior: [
      ['loader', 'component'],
      ['pendingComponent'],
      ['errorComponent'],
      ['notFoundComponent'],
    ],
  },
};

export default defineConfig(async ({ command }) => ({
  publicDir: 'web/public',
  // For `npm run dev`: what a part that comes later needs is known from the start. A package that is found on the way has
  // every open page loaded again, with what was typed in it.
  optimizeDeps: { entries: ['web/**/*.{ts,tsx}', '!web/**/*.test.ts'] },
  resolve: {
    alias: [
      await narrowFonts(),
      // React has brought this hook along since 18; only libraries that also run with 17 need the stand-in.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    // The last build's assets stay reachable while pages made by it are still open.
    emptyOutDir: false,
    // No data: addresses: everything is a hashed file that the content policy knows as our own.
    assetsInlineLimit: 0,
    // A chunk that is loaded later requests its own imports. Vite's preload list for all chunks was 2 kB of the first
    // script of every page.
    modulePreload: { resolveDependencies: () => [] },
  },
  environments: {
    ssr: {
      // One bundle with React's production build in it, whatever NODE_ENV the process has.
      resolve: command === 'build' ? { noExternal: true as const } : {},
    },
  },
  plugins: [
    tailwind(),
    tanstackStart({
      srcDirectory: 'web',
      router: ROUTER,
    }),
    react(),
    apiTable(),
    parts(),
    singleIcons(),
    chunks(),
    noServerFunctions(),
    scriptBudget(),
    finishedAssets(),
    offlineFiles(),
    typefaceFile(),
  ],
}));
