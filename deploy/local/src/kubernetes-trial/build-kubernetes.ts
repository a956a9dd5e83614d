import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KUBERNETES, type Places } from './places.js';

/** In build order: the first takes longest, and the others share most of its packages. */
const PROGRAMS = [
  'kube-apiserver',
  'kubelet',
  'kube-controller-manager',
  'kube-scheduler',
  'kube-proxy',
  'kubectl',
] as const;

const [MAJOR = '', MINOR = '', PATCH = ''] = KUBERNETES.split('.');

/**
 * The module's requirements with Kubernetes' own modules as published, instead of the folders that exist only
 * in its repository.
 */
export function publishedRequirements(goMod: string): string {
  return goMod
    .replace(/^replace \([^)]*^\)\n?/m, '')
    .replaceAll(/^(\tk8s\.io\/[a-z-]+) v0\.0\.0(?=[ \n])/gm, `$1 v0.${MINOR}.${PATCH}`);
}

/**
 * Builds the programs that are missing in the cache, from the module of this version, which Go checks against
 * its checksum database.
 */
export function buildKubernetes({ binaries, source }: Places, say: (line: string) => void): void {
  const absent = PROGRAMS.filter((name) => !existsSync(join(binaries, name)));
  if (absent.length === 0) return;
  say(`building ${absent.join(', ')}: takes up to 40 minutes on 2 cores and 4 GB of disk`);
  prepareSource(source);
  mkdirSync(binaries, { recursive: true });
  const stamp = 'k8s.io/component-base/version';
  const stamps = {
    gitVersion: `v${KUBERNETES}`,
    gitMajor: MAJOR,
    gitMinor: MINOR,
    gitTreeState: 'clean',
    gitCommit: 'module',
  };
  const link = [
    '-s',
    '-w',
    ...Object.entries(stamps).flatMap(([name, value]) => ['-X', `${stamp}.${name}=${value}`]),
  ];
  for (const name of absent) {
    const from = Date.now();
    const target = join(binaries, name);
    buildIn(source, `./cmd/${name}`, `${target}.part`, link);
    renameSync(`${target}.part`, target);
    say(`${name} built in ${Math.round((Date.now() - from) / 1_000)} s`);
  }
  rmSync(source, { recursive: true });
}

/** Where Go stores the module; downloads it if it is missing. */
export function moduleFolder(): string {
  const module = `k8s.io/kubernetes@v${KUBERNETES}`;
  const { Dir } = JSON.parse(go('/', 'mod', 'download', '-json', module)) as { Dir: string };
  return Dir;
}

/** Makes a copy of the module that can be built. */
function prepareSource(source: string): void {
  rmSync(source, { recursive: true, force: true });
  cpSync(moduleFolder(), source, { recursive: true });
  execFileSync('chmod', ['-R', 'u+w', source]);
  for (const part of ['staging', 'vendor', 'go.work', 'go.work.sum'])
    rmSync(join(source, part), { recursive: true, force: true });
  const file = join(source, 'go.mod');
  writeFileSync(file, publishedRequirements(readFileSync(file, 'utf8')));
}

export function buildIn(source: string, program: string, target: string, link: readonly string[]): void {
  const output = ['-ldflags', link.join(' '), '-o', target, program];
  go(source, 'build', '-p', '2', '-trimpath', ...output);
}

function go(cwd: string, ...args: string[]): string {
  return execFileSync('nice', ['-n', '19', 'go', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CGO_ENABLED: '0',
      GOWORK: 'off',
      GOTOOLCHAIN: 'local',
      GOFLAGS: cwd === '/' ? '' : '-buildvcs=false -mod=mod',
    },
  });
}
