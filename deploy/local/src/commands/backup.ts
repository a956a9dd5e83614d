import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backUp, type Summary } from '../backup/back-up.js';
import { withEngines } from '../backup/with-engines.js';
import { StartError } from '../start-error.js';
import { runOnFile } from './run-alone.js';

const MB = 1024 * 1024;

/**
 * `npm run backup -- FILE`: writes all permanent data into one file, whether or not the system is running.
 */
runOnFile('npm run backup -- FILE', async (file) => {
  if (await stat(file).catch(() => undefined))
    throw new StartError(`${file} already exists; choose another name`);
  // The file receives its final name once it is complete.
  const part = `${file}.part`;
  let done: Summary = { documents: 0, files: 0 };
  try {
    await withEngines(
      ({ client, files, prefix }) =>
        pipeline(
          () => backUp(client, prefix, files, (now) => (done = { ...now })),
          createGzip({ level: 6 }),
          createWriteStream(part, { mode: 0o600 }),
        ),
      { whileRunning: true },
    );
    await rename(part, file);
  } catch (fault) {
    await rm(part, { force: true });
    throw fault;
  }
  const { size } = await stat(file);
  console.log(
    `${file} has ${done.documents} documents and ${done.files} files in ${(size / MB).toFixed(1)} MB.`,
  );
});
