import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../', import.meta.url);

/**
 * Lets this process run the workspace's TypeScript from its sources, without a build: `./x.js` means `./x.ts` if
 * only that exists, and `@gewerk/x` means `libs/x/src/index.ts`. Node strips the types itself.
 */
registerHooks({
  resolve(specifier, context, next) {
    const [, library, face = 'index'] = /^@gewerk\/([a-z-]+)(?:\/(signals))?$/.exec(specifier) ?? [];
    if (library) return next(new URL(`libs/${library}/src/${face}.ts`, root).href, context);
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.startsWith(root.href)) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(fileURLToPath(source))) return next(source.href, context);
    }
    return next(specifier, context);
  },
});
