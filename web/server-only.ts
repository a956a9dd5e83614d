import type { Plugin } from 'vite';

const PREPARATION = /[\\/]src[\\/].*[\\/]prepare\.ts$/;
const EXPORTED = /^export const (\w+)/gm;

/**
 * Leaves every `prepare.ts` out of the browser's build: a screen's descriptor names its preparation, which
 * only the server runs and which would otherwise pull in the server's code.
 */
export function serverOnlyPreparation(): Plugin {
  return {
    name: 'server-only-preparation',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    transform: (code, id) =>
      PREPARATION.test(id)
        ? [...code.matchAll(EXPORTED)].map(([, name]) => `export const ${name} = undefined;`).join('\n')
        : undefined,
  };
}
