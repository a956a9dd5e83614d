import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '@gewerk/engines';

const VERSION = '4.32.5';
const LONGEST_RUN_MS = 30 * 60_000;
const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Runs schemathesis, which pip installs into the cache on first use. Its exit code, which only shows whether
 * it found something, is ignored; its output is returned.
 * @param folder where it stores its notes
 * @throws Error if it cannot be installed
 */
export async function runSchemathesis(args: readonly string[], folder: string): Promise<string> {
  const env = { PYTHONPATH: await installed() };
  const { output } = await python(['-m', 'schemathesis.cli', ...args], env, folder);
  return output;
}

/** Installs it completely or not at all: into a neighbouring folder, which is then moved. */
async function installed(): Promise<string> {
  const folder = join(cacheFolder(process.env), `schemathesis-${VERSION}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const scratch = mkdtempSync(`${folder}-`);
  try {
    const what = `schemathesis==${VERSION}`;
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', scratch, what];
    const { output, fault } = await python(pip, {});
    if (fault) throw new Error(`pip could not install ${what}: ${output.slice(-1_000)}`);
    renameSync(scratch, folder);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  return folder;
}

function python(
  args: readonly string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<{ output: string; fault: ExecFileException | null }> {
  const options = {
    cwd,
    env: { ...process.env, ...env },
    timeout: LONGEST_RUN_MS,
    maxBuffer: MOST_OUTPUT_BYTES,
  };
  return new Promise((resolve) => {
    execFile('python3', [...args], options, (fault, stdout, stderr) =>
      resolve({ output: `${stdout}${stderr}`, fault }),
    );
  });
}
