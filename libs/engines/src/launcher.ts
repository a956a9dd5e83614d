import { mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from './engine-error.js';
import type { PinnedLibrary } from './pinned-packages.js';

/**
 * Writes a script next to a binary. The script replaces itself with the binary and prefers the libraries in
 * its folder to the system's.
 * @returns the script's path
 */
export async function writeLauncher(binary: string, libraries: readonly PinnedLibrary[]): Promise<string> {
  const folder = dirname(binary);
  for (const { name, aliases = [] } of libraries) {
    for (const alias of aliases) await linkOnce(name, join(folder, alias));
  }
  const path = join(folder, `run-${basename(binary)}`);
  const script = `#!/bin/sh\nLD_LIBRARY_PATH=${quoted(folder)} exec ${quoted(binary)} "$@"\n`;
  if ((await contentOf(path)) !== script) await replace(path, script);
  return path;
}

/** Others may be running the script at this moment, so it is replaced in one step. */
async function replace(path: string, script: string): Promise<void> {
  const scratch = await mkdtemp(join(dirname(path), '.writing-'));
  try {
    await writeFile(join(scratch, 'script'), script, { mode: 0o755 });
    await rename(join(scratch, 'script'), path);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function contentOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined;
    throw fault;
  }
}

async function linkOnce(target: string, path: string): Promise<void> {
  try {
    await symlink(target, path);
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
