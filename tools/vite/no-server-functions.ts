import type { Plugin } from 'vite';

const STUB = '\0fettle:no-server-function';
const CALLER = /start-client-core.*ServerFunctionSerializationAdapter/;

/**
 * The browser asks the API and nothing else; there are no server functions (STYLE.md, "one API, two ways in").
 * Their client, with a parser for what they answer, would be a tenth of the first page's script.
 */
export function noServerFunctions(): Plugin {
  let isMet = false;
  return {
    name: 'fettle:no-server-functions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      if (!id.endsWith('/createClientRpc.js') || !importer || !CALLER.test(importer)) return undefined;
      isMet = true;
      return STUB;
    },
    load: (id) => (id === STUB ? STUB_CODE : undefined),
    buildEnd(error) {
      if (!error && !isMet)
        this.error('TanStack Start has moved createClientRpc: adapt no-server-functions.ts');
    },
  };
}

const STUB_CODE = `export const createClientRpc = () => { throw new Error('There are no server functions'); };`;
