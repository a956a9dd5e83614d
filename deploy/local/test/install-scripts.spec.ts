import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Every package of the lock file that has an install script, and the effect if the script does not run. */
const WITHOUT_SCRIPT: Readonly<Record<string, string>> = {
  '@parcel/watcher': 'nothing: its program is an optional package; the script builds it where there is none',
  '@swc/core':
    'nothing: its program is an optional package; the script looks for a substitute where there is none',
  'cpu-features': 'ssh2 chooses ciphers without knowing the processor',
  'msgpackr-extract': 'nothing: its program is an optional package',
  nx: 'nothing: it warms a daemon that is not used',
  protobufjs: 'a notice about versions',
  ssh2: 'its ciphers are those of Node',
};
const ALLOWED = ['node'];

it('every package is pinned by its hash and comes from a registry', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean; resolved?: string }>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
  );
  expect(installed.length).toBeGreaterThan(500);
  const unpinned = installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unpinned.map(([path]) => path)).toEqual([]);
  // An explicit URL would be a source other than the registry.
  expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});

it('install scripts run for allowed packages only, and every package that has one is known', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.replace(/^.*node_modules\//, '') : [],
  );
  const known = [...ALLOWED, ...Object.keys(WITHOUT_SCRIPT)];
  expect(withScript.filter((name) => !known.includes(name))).toEqual([]);
  expect(withScript).toEqual(expect.arrayContaining(ALLOWED));
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const named = /MAY_RUN_SCRIPTS = \[([^\]]*)\]/.exec(read('deploy/local/bootstrap.mjs'))?.[1];
  expect(named).toBe(ALLOWED.map((name) => `'${name}'`).join(', '));
  expect(read('deploy/docker/Dockerfile')).toContain(
    `npm rebuild ${ALLOWED.join(' ')} --ignore-scripts=false`,
  );
});
