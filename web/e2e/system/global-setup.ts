import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestPool } from '@gewerk/testing';
import { importSheet } from './import-sheet.js';
import { launchSystem } from './launch-system.js';
import { DATA_DIR_VARIABLE, importOutputFile } from './running-system.js';
import { storeSamples } from './store-samples.js';

/** Starts the system under test, fills it, and returns a function that stops it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const pool = await openTestPool();
  const given = process.env[DATA_DIR_VARIABLE];
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'gewerk-e2e-')));
  process.env[DATA_DIR_VARIABLE] = dataDir;
  const system = given === undefined ? await launchSystem(dataDir) : undefined;
  const end = async (): Promise<void> => {
    await system?.stop();
    if (system) await rm(dataDir, { recursive: true, force: true });
    await pool.close();
  };
  try {
    // A system that was already running may have been filled by an earlier run.
    if (!existsSync(importOutputFile(dataDir))) {
      await storeSamples(dataDir);
      await writeFile(importOutputFile(dataDir), await importSheet(dataDir));
    }
  } catch (fault) {
    await end();
    throw fault;
  }
  return end;
}
