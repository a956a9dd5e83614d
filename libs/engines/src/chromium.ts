import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cacheFolder } from './cache-folder.js';
import { codeOf, EngineError, messageOf } from './engine-error.js';
import { runCommand } from './run-command.js';

const SYSTEM_NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const UNPACK_TIMEOUT_MS = 120_000;

/** Options that Chromium needs in a container. */
export const SANDBOXED_CHROMIUM_ARGS: readonly string[] = ['--disable-dev-shm-usage'];

/** Options for Chromium run by root, or on a kernel that provides no sandbox; only for pages of this machine. */
export const CHROMIUM_ARGS: readonly string[] = ['--no-sandbox', ...SANDBOXED_CHROMIUM_ARGS];

/**
 * A Chromium that runs here: CHROME_PATH, otherwise a system's Chrome, otherwise the pinned npm package, unpacked
 * once into the cache.
 * @throws EngineError if there is none
 */
export async function chromiumPath(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const wanted = env['CHROME_PATH'];
  if (wanted) {
    if (await runs(wanted)) return wanted;
    throw new EngineError(`CHROME_PATH is ${wanted}, which cannot be run`);
  }
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(isAbsolute)) {
    for (const name of SYSTEM_NAMES) {
      const path = join(folder, name);
      if (await runs(path)) return path;
    }
  }
  return unpacked(env);
}

async function runs(path: string): Promise<boolean> {
  const present = await access(path).then(
    () => true,
    () => false,
  );
  return present && (await runCommand(path, ['--version', '--no-sandbox'], { timeoutMs: 15_000 })).ok;
}

async function unpacked(env: NodeJS.ProcessEnv): Promise<string> {
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve('@sparticuz/chromium');
  } catch (fault) {
    throw new EngineError(`no Chromium was found; set CHROME_PATH (${messageOf(fault)})`);
  }
  const folder = join(cacheFolder(env), 'chromium-153.0.0');
  const path = join(folder, 'chromium');
  if (!(await runs(path))) await unpack(entry, folder, env);
  if (await runs(path)) return path;
  throw new EngineError(
    'the pinned Chromium does not run on this system (it needs the libraries nss, nspr and expat); set CHROME_PATH',
  );
}

/** The package unpacks into TMPDIR: use a temporary folder, then move it into place. */
async function unpack(entry: string, folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const parent = cacheFolder(env);
  await mkdir(parent, { recursive: true });
  const scratch = await mkdtemp(join(parent, '.unpacking-'));
  try {
    const script = `(await import(${JSON.stringify(pathToFileURL(entry).href)})).default.executablePath()`;
    const result = await runCommand(process.execPath, ['--input-type=module', '-e', `await ${script}`], {
      timeoutMs: UNPACK_TIMEOUT_MS,
      env: { ...env, TMPDIR: scratch },
    });
    if (!result.ok) throw new EngineError(`Chromium could not be unpacked: ${messageOf(result.stderr)}`);
    await rm(folder, { recursive: true, force: true });
    await rename(scratch, folder).catch((fault: unknown) => {
      // Another process was faster; its folder has the same content.
      if (codeOf(fault) !== 'ENOTEMPTY') throw fault;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
