import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const ROOT = resolve(import.meta.dirname, '../../../..');
/** The commit of each release, stored next to the recorded contracts. */
const COMMITS = join(ROOT, 'libs/contracts/recorded/commits.json');
const BUILD_LIMIT_MS = 20 * 60_000;
const MOST_OUTPUT = 64 * 1024 * 1024;

export interface Release {
  version: string;
  /** Root of its built checkout. */
  root: string;
}

/**
 * The newest release, built from git in `.cache/bench`, where it remains for later runs.
 * @throws Error if git does not have its commit (a shallow clone), or it does not build
 */
export async function builtRelease(say: (line: string) => void): Promise<Release> {
  const { version, commit } = newestRelease();
  const root = join(ROOT, '.cache', 'bench', `release-${version}-${commit.slice(0, 12)}`);
  const built = join(root, '.built');
  if (existsSync(built)) return { version, root };
  say(`building release ${version} from ${commit.slice(0, 12)}; it is kept for later runs`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  const archive = `${root}.tar`;
  try {
    await run('git', ['archive', '--output', archive, commit], { cwd: ROOT });
    await run('tar', ['-x', '-f', archive, '-C', root]);
  } finally {
    rmSync(archive, { force: true });
  }
  // Every command of the single-machine setup first installs the packages and builds; this one needs nothing
  // else.
  const bootstrap = join(root, 'deploy/local/bootstrap.mjs');
  await run(process.execPath, [bootstrap, 'nats-permissions'], {
    cwd: root,
    env: withoutNpmSettings(process.env),
    timeout: BUILD_LIMIT_MS,
    maxBuffer: MOST_OUTPUT,
  });
  writeFileSync(built, '');
  return { version, root };
}

/**
 * Without the settings that `npm run` passes on: they would take precedence over those of the release
 * ('ignore-scripts').
 */
const withoutNpmSettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.toLowerCase().startsWith('npm_')));

function newestRelease(): { version: string; commit: string } {
  const commits = JSON.parse(readFileSync(COMMITS, 'utf8')) as Record<string, string>;
  const [newest] = Object.entries(commits).sort(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }));
  if (!newest) throw new Error(`${COMMITS} names no release`);
  const [version, commit] = newest;
  return { version, commit };
}
