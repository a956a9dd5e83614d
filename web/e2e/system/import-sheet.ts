import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repositoryRoot } from './repository.js';

const IMPORT_WITHIN_MS = 240_000;

/** 320 real places around Bayreuth and Krems, © OpenStreetMap contributors, ODbL 1.0. */
const SHEET = 'services/import-export/test-data/ok/bayreuth-krems-places.xlsx';

/** Imports the real sheet into the running system with `npm run import`, and returns its output. */
export async function importSheet(dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'import', '--', SHEET], {
    cwd: repositoryRoot,
    env: { ...process.env, DATA_DIR: dataDir, INIT_CWD: repositoryRoot },
    timeout: IMPORT_WITHIN_MS,
  });
  return stdout;
}
