import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;

/** Creates a folder that other users of the machine cannot enter; an existing one is closed to them. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: OWNER_ONLY_FOLDER });
  await chmod(path, OWNER_ONLY_FOLDER);
}

/**
 * Writes a complete file that only its owner can read, or nothing. Its mode applies from the first byte, even over
 * an older file.
 */
export async function writePrivateFile(path: string, content: string): Promise<void> {
  const scratch = `${path}.new`;
  await writeFile(scratch, content, { mode: OWNER_ONLY_FILE });
  await chmod(scratch, OWNER_ONLY_FILE);
  await rename(scratch, path);
}
