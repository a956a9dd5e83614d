import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const OUTPUTS = { build: 'dist', bundle: 'bundle' };
const NOT_SOURCES = new Set([
  ...['node_modules', 'coverage', 'test-results', '.data', '.cache'],
  ...Object.values(OUTPUTS),
]);
const stampOf = (root, target) => join(root, '.cache', target === 'bundle' ? 'bundled' : 'built');

/**
 * Whether every part is built (or bundled, depending on the target) from the current sources. This does not
 * ask nx: even if nothing has changed, nx replaces each `dist` with its cached copy while a system may be
 * running from it.
 */
export function isBuilt(root, target, sources = fingerprint(root)) {
  const stamp = stampOf(root, target);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) return false;
  return parts(root).every((part) => {
    const { scripts } = JSON.parse(readFileSync(join(part, 'package.json'), 'utf8'));
    return !scripts?.[target] || existsSync(join(part, OUTPUTS[target]));
  });
}

/** The folders of the workspaces that package.json names. */
function parts(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [join(root, pattern)];
    const parent = join(root, pattern.slice(0, -2));
    return readdirSync(parent)
      .map((name) => join(parent, name))
      .filter((part) => existsSync(join(part, 'package.json')));
  });
}

/**
 * Path, size and modification time of every file that a build reads: the same for a copy that keeps these
 * times.
 */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    // Copies keep times only to the millisecond.
    hash.update(`${relative(root, path)}\0${size}\0${Math.round(mtimeMs)}\n`);
  };
  const addFolder = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (NOT_SOURCES.has(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) addFolder(path);
      else if (entry.isFile()) add(path);
    }
  };
  for (const part of parts(root)) addFolder(part);
  for (const file of ['.swcrc', 'nx.json', 'package.json', 'package-lock.json', 'tsconfig.base.json']) {
    add(join(root, file));
  }
  return hash.digest('hex');
}

/** Records that the current state is built; `sources` is the {@link fingerprint} taken before the build. */
export function markAsBuilt(root, target, sources) {
  writeFileSync(stampOf(root, target), sources);
}
