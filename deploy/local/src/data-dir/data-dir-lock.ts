import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, identify, isAlive, type ProcessIdentity } from '@gewerk/engines';
import { StartError } from '../start-error.js';

const ATTEMPTS = 5;

/**
 * Locks DATA_DIR for this process; the lock of a killed process is replaced.
 * @returns a function that releases it
 * @throws StartError if a running process has it
 */
export function lockDataDir(dataDir: string): () => void {
  const lock = join(dataDir, 'gewerk.lock');
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, JSON.stringify(identify(process.pid) ?? { pid: process.pid, startedAt: 0 }));
  try {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      if (linked(own, lock)) return () => rmSync(lock, { force: true });
      const owner = readOwner(lock);
      if (owner && isAlive(owner)) {
        throw new StartError(`Gewerk is already running on DATA_DIR ${dataDir} (process ${owner.pid})`);
      }
      setAside(lock, owner);
    }
    throw new StartError(`DATA_DIR ${dataDir} could not be locked: other processes keep taking the lock`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Creates a hard link, which fails if the name is taken and makes the complete file visible at once. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return false;
    throw fault;
  }
}

/** Undefined if there is no lock or it cannot be read. */
function readOwner(path: string): ProcessIdentity | undefined {
  try {
    const { pid, startedAt } = JSON.parse(readFileSync(path, 'utf8')) as Partial<ProcessIdentity>;
    return typeof pid === 'number' && typeof startedAt === 'number' ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Moves a dead process's lock aside; if it turns out to be the lock of another process that was faster, puts
 * it back.
 */
function setAside(lock: string, dead: ProcessIdentity | undefined): void {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  const caught = readOwner(aside);
  if (caught && isAlive(caught) && caught.pid !== dead?.pid) linked(aside, lock);
  rmSync(aside, { force: true });
}
