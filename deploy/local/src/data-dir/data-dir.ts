import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, messageOf } from '@gewerk/engines';
import { StartError } from '../start-error.js';

/** Minimum free space; with less, the backing servers stop during their first writes. */
const LEAST_FREE_MB = 512;
const MB = 1024 * 1024;

/**
 * Creates DATA_DIR and checks that it is writable and has enough free space, which `freeBytes` returns.
 * @throws StartError if a check fails
 */
export async function prepareDataDir(
  dataDir: string,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<void> {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o750 });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (fault) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written to: ${reason(fault)}`);
  }
  const freeMb = Math.floor((await freeBytes(dataDir)) / MB);
  if (freeMb < LEAST_FREE_MB) {
    throw new StartError(
      `the disk of DATA_DIR ${dataDir} is full: ${freeMb} MB are free, ${LEAST_FREE_MB} MB are needed`,
    );
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const REASONS: Record<string, string> = {
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
};

function reason(fault: unknown): string {
  return REASONS[codeOf(fault) ?? ''] ?? messageOf(fault);
}
