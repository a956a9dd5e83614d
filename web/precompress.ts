import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|txt|webmanifest)$/;
/** Minimum size in bytes: smaller files do not benefit. */
const FROM_BYTES = 1_024;

/** Writes a brotli and a gzip version next to each built file that benefits, for the gateway to send unchanged. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: async () => {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => write(join(folder, name))),
      );
    },
  };
}

async function write(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < FROM_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [small, compatible] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, compatible)]);
}
