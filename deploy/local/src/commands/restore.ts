import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { restore } from '../backup/restore.js';
import { withEngines } from '../backup/with-engines.js';
import { StartError } from '../start-error.js';
import { runOnFile } from './run-alone.js';

/**
 * `npm run restore -- FILE`: restores a backup into an empty system; the next start builds the search index
 * from it.
 */
runOnFile('npm run restore -- FILE', async (file) => {
  await access(file).catch(() => {
    throw new StartError(`${file} cannot be read`);
  });
  await withEngines(
    async ({ client, files, prefix }) => {
      const source = createReadStream(file);
      const plain = source.pipe(createGunzip());
      source.once('error', (fault) => plain.destroy(fault));
      const { documents, files: count } = await restore(plain, client, prefix, files);
      console.log(`Restored ${documents} documents and ${count} files. Start the system now.`);
    },
    { whileRunning: false },
  );
});
