/**
 * Puts a process and all it imports into few files: `node bundle.mjs` in the folder of a part reads `dist/main.js` and writes
 * `bundle/main.js`, with chunks for what is loaded only when it is wanted. Maps lead back to our own sources.
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

/** They load native code or, as Bull does its scripts, other files next to themselves. */
const LEFT_IN_PLACE = [/^sharp$/, /^@node-rs\//, /^@sparticuz\//, /^bull$/];

/** Imported for what it does, not for what it exports; all else of ours is left out if nothing uses it. */
const EFFECTS = /service-kit[/\\]dist[/\\]signals\.js$/;

/** The bundler takes their calls for free of effects and leaves out those whose answer is not used, though they throw. */
const THROWING = ['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'];

/** Files that a module references next to itself (data, threads, its packages) stay where they are. */
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
      // An empty map: packages are not debugged with it, and it would be ten times as large.
      if (ofPackage.test(id))
        return { code: moved, map: { version: 3, sources: [], names: [], mappings: '' } };
      return moved === code ? null : { code: moved, map: null };
    },
  },
};

/**
 * A bundler's namespace of a CommonJS module inherits from what the module exports; mongoose takes that for an instance of
 * itself. This is the namespace that Node makes.
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

/** V8 keeps a source that has but ASCII in half the memory. */
const ascii = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Optional packages of others are missing on purpose; what else is not found would be missing at run time. */
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
  // The same names at the next build: the compile cache keeps one entry for each.
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
