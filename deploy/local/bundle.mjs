/**
 * Puts a process and everything it imports into a few files: `node bundle.mjs` in the folder of a part reads
 * `dist/main.js` and writes `bundle/main.js`, with chunks for modules that are loaded on demand. Source maps
 * refer to our own sources.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const part = process.cwd();
const output = join(part, 'bundle');
const entry = join(part, 'dist/main.js');
const ofPackage = /[/\\]node_modules[/\\]/;

/** Packages that load native code or, as Bull does for its scripts, other files from their own folder. */
const LEFT_IN_PLACE = [/^sharp$/, /^@node-rs\//, /^@sparticuz\//, /^bull$/];

/**
 * Imported for its side effects, not for its exports; any other module of ours is left out if nothing uses
 * it.
 */
const EFFECTS = /service-kit[/\\]dist[/\\]signals\.js$/;

/**
 * The bundler assumes that calls of these functions have no side effects and drops those whose result is not
 * used, although they can throw.
 */
const THROWING = ['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'];

/**
 * Files that a module references relative to itself (data, worker scripts, its packages) stay where they are.
 */
const keepPlaces = {
  name: 'keep-places',
  transform: {
    filter: { id: /\.[cm]?js$/ },
    handler(code, id) {
      const place = `new URL(${JSON.stringify(relative(output, id))}, import.meta.url)`;
      const moved = code
        .replaceAll('import.meta.url', `${place}.href`)
        .replaceAll(
          'import.meta.dirname',
          `process.getBuiltinModule('node:url').fileURLToPath(new URL('.', ${place}))`,
        );
      // An empty source map: nobody debugs packages, and with their real maps the bundle's map would be ten
      // times as large.
      if (ofPackage.test(id))
        return { code: moved, map: { version: 3, sources: [], names: [], mappings: '' } };
      return moved === code ? null : { code: moved, map: null };
    },
  },
};

/**
 * The namespace that a bundler creates for a CommonJS module inherits from the module's exports; mongoose
 * mistakes it for an instance of itself. This creates the same namespace as Node.
 */
const namespaceOfMongoose = {
  name: 'namespace-of-mongoose',
  resolveId: {
    filter: { id: /^mongoose$/ },
    handler: (_id, _importer, { kind }) => (kind === 'import-statement' ? '\0mongoose' : null),
  },
  load: {
    filter: { id: /^\0mongoose$/ },
    async handler() {
      const path = createRequire(join(part, 'package.json')).resolve('mongoose');
      const names = Object.keys(await import(pathToFileURL(path).href));
      const exported = names.filter((name) => name !== 'default' && name !== 'module.exports');
      return [
        `import all from ${JSON.stringify(path)};`,
        'export default all;',
        ...exported.map((name) => `export const ${name} = all.${name};`),
      ].join('\n');
    },
  },
};

/** V8 needs half the memory for a source that contains only ASCII. */
const ascii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Optional dependencies of packages are missing on purpose; anything else that is not found would be missing
 * at run time.
 */
function report(level, { code, message }) {
  if (code === 'UNRESOLVED_IMPORT' && ofPackage.test(message)) return;
  if (level === 'warn' && code !== 'EVAL') console.warn(message);
}

const bundle = await rolldown({
  input: entry,
  platform: 'node',
  external: LEFT_IN_PLACE,
  plugins: [keepPlaces, namespaceOfMongoose],
  transform: { define: Object.fromEntries(THROWING.map((name) => [name, `globalThis.${name}`])) },
  treeshake: {
    moduleSideEffects: (id) => (ofPackage.test(id) ? undefined : EFFECTS.test(id) || id === entry),
  },
  onLog: report,
});

rmSync(output, { recursive: true, force: true });
const { output: files } = await bundle.write({
  dir: output,
  format: 'esm',
  sourcemap: true,
  // Names that are the same in each build, since the compile cache has one entry for each name.
  entryFileNames: '[name].js',
  chunkFileNames: '[name].js',
  keepNames: true,
  comments: false,
  minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
});
for (const { type, fileName } of files) {
  const path = join(output, fileName);
  if (type === 'chunk') writeFileSync(path, ascii(readFileSync(path, 'utf8')));
  if (fileName.endsWith('.map')) {
    const map = JSON.parse(readFileSync(path, 'utf8'));
    delete map.sourcesContent;
    writeFileSync(path, JSON.stringify(map));
  }
}
await bundle.close();
