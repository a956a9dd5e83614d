import './run-from-source.mjs';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const root = new URL('../../../', import.meta.url).href;

/**
 * With `node --import` of this file, a service's sources run as a separate process without a build: SWC
 * compiles decorators with their metadata at load time, which Node's own type stripping cannot do.
 */
registerHooks({
  load(url, context, next) {
    if (!url.startsWith(root) || !/\.ts$/.test(url) || url.includes('/node_modules/'))
      return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      swcrc: false,
      sourceMaps: 'inline',
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        keepClassNames: true,
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
