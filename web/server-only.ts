import type { Plugin } from 'vite';

const SERVER_ONLY = /[\\/]src[\\/].*(?:[\\/]prepare|\.server)\.ts$/;
const EXPORTED = /^export const (\w+)/gm;

/**
 * Leaves every `prepare.ts` and `*.server.ts` out of the browser's build, where their exports are undefined. A
 * screen's descriptor names its preparation, which only the server runs and which would otherwise pull in the
 * server's code.
 */
export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    transform: (code, id) =>
      SERVER_ONLY.test(id)
        ? [...code.matchAll(EXPORTED)].map(([, name]) => `export const ${name} = undefined;`).join('\n')
        : undefined,
  };
}
