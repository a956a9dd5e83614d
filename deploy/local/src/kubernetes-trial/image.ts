import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { cachedBinary, ENGINE_BINARIES, ENGINE_NAMES } from '@gewerk/engines';
import { PROCESS_KINDS } from '../processes/processes.js';
import { moduleFolder } from './build-kubernetes.js';
import type { Places } from './places.js';

const MIRROR = 'http://deb.debian.org/debian';
const BASE = 'docker.io/library/node:24.21.0-bookworm-slim';
export const IMAGE = 'localhost/gewerk/all:trial';
export const ENGINES_IMAGE = 'localhost/gewerk/engines:trial';
const PAUSE = 'localhost/pause:3';
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/**
 * Builds one image of all processes with the project's Dockerfile and writes it as an archive. Its base is a
 * bare Debian with the project's own Node, under the name that the Dockerfile expects, so no image registry
 * is needed.
 */
export function buildImage(root: string, places: Places, say: (line: string) => void): void {
  const buildah = (...args: string[]): string => runBuildah(places, args);
  if (buildah('images', '--quiet', '--filter', `reference=${BASE}`).trim() === '')
    makeBase(root, places, say, buildah);
  say('building the image of all processes: takes 5 minutes on 2 cores and 4 GB of disk');
  const workspaces = [...PROCESS_KINDS.map(({ folder }) => folder), 'deploy/local'].join(' ');
  buildah(
    ...['bud', '--layers', '--pull-never', '--file', join(root, 'deploy/docker/Dockerfile')],
    ...['--ignorefile', join(root, '.dockerignore'), '--build-arg', `WORKSPACE=${workspaces}`],
    ...['--build-arg', 'SYSTEM_PACKAGES=chromium-headless-shell'],
    ...['--tag', IMAGE, root],
  );
  rmSync(places.image, { force: true });
  buildah('push', '--quiet', IMAGE, `docker-archive:${places.image}:${IMAGE}`);
}

/**
 * Builds one image with the four engines that the single-machine setup runs, in place of the images that the
 * chart `engines` names. Call it after {@link buildImage}, which makes the base.
 */
export async function buildEngines(places: Places, say: (line: string) => void): Promise<void> {
  if (existsSync(places.enginesImage)) return;
  say('building the image of the engines: takes 1 minute on 2 cores and 0.5 GB of disk');
  const buildah = (...args: string[]): string => runBuildah(places, args);
  const container = buildah('from', '--pull-never', BASE).trim();
  const install = 'apt-get update && apt-get install --yes --no-install-recommends libcurl4';
  buildah('run', container, '--', 'sh', '-c', `${install} && rm -rf /var/lib/apt/lists/*`);
  const scripts = mkdtempSync(join(tmpdir(), 'gewerk-engines-'));
  for (const name of ENGINE_NAMES) {
    const [command] = ENGINE_BINARIES[name].commands;
    const folder = `/opt/${name}`;
    const source = dirname(await cachedBinary(ENGINE_BINARIES[name]));
    buildah('copy', '--quiet', container, source, folder);
    const script = `#!/bin/sh\nLD_LIBRARY_PATH=${folder} exec ${folder}/${command} "$@"\n`;
    writeFileSync(join(scripts, basename(command)), script, { mode: 0o755 });
  }
  buildah('copy', '--quiet', container, scripts, '/usr/local/bin');
  rmSync(scripts, { recursive: true });
  buildah('commit', '--quiet', '--rm', container, ENGINES_IMAGE);
  buildah('push', '--quiet', ENGINES_IMAGE, `docker-archive:${places.enginesImage}:${ENGINES_IMAGE}`);
}

function makeBase(
  root: string,
  { root: system }: Places,
  say: (line: string) => void,
  buildah: (...args: string[]) => string,
): void {
  say('making the base with debootstrap: takes 2 minutes and 0.3 GB of disk');
  rmSync(system, { recursive: true, force: true });
  execFileSync(
    'debootstrap',
    ['--variant=minbase', '--include=ca-certificates', 'bookworm', system, MIRROR],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  copyFileSync(join(root, 'node_modules/node/bin/node'), join(system, 'usr/local/bin/node'));
  chmodSync(join(system, 'usr/local/bin/node'), 0o755);
  const npm = npmFolder();
  mkdirSync(join(system, 'usr/local/lib/node_modules'), { recursive: true });
  mkdirSync(join(system, 'usr/local/etc'), { recursive: true });
  cpSync(npm, join(system, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(system, 'usr/local/bin', name));
  // The machine's own certificate authorities, since a proxy in front of the registries may have one.
  if (existsSync(join('/', CERTIFICATES))) copyFileSync(join('/', CERTIFICATES), join(system, CERTIFICATES));
  writeFileSync(join(system, 'usr/local/etc/npmrc'), `cafile=/${CERTIFICATES}\n`);
  execFileSync('chroot', [
    system,
    'useradd',
    '--uid',
    '1000',
    '--create-home',
    '--shell',
    '/bin/bash',
    'node',
  ]);
  const container = buildah('from', 'scratch').trim();
  buildah('copy', '--quiet', container, system, '/');
  buildah('config', '--env', `PATH=${PATH}`, '--cmd', 'node', container);
  buildah('commit', '--quiet', '--rm', container, BASE);
  rmSync(system, { recursive: true });
}

/**
 * Builds the image of the program that holds a pod's namespaces (`pause`) from its source in Kubernetes' own
 * Go module.
 */
export function buildPause(places: Places): void {
  if (existsSync(places.pause)) return;
  const folder = mkdtempSync(join(tmpdir(), 'gewerk-pause-'));
  const source = join(moduleFolder(), 'build/pause/linux/pause.c');
  execFileSync('gcc', ['-static', '-Os', '-DVERSION=3', source, '-o', join(folder, 'pause')]);
  const container = runBuildah(places, ['from', 'scratch']).trim();
  runBuildah(places, ['copy', '--quiet', container, join(folder, 'pause'), '/pause']);
  runBuildah(places, ['config', '--entrypoint', '["/pause"]', container]);
  runBuildah(places, ['commit', '--quiet', '--rm', container, PAUSE]);
  runBuildah(places, ['push', '--quiet', PAUSE, `docker-archive:${places.pause}:${PAUSE}`]);
  rmSync(folder, { recursive: true });
}

/** The folder of the npm that belongs to this Node. */
function npmFolder(): string {
  const command = execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }).trim();
  return dirname(dirname(command));
}

function runBuildah({ buildah }: Places, args: readonly string[]): string {
  mkdirSync(buildah, { recursive: true });
  const settings = join(buildah, 'storage.conf');
  const [state, store] = [join(buildah, 'run'), join(buildah, 'root')];
  writeFileSync(settings, `[storage]\ndriver = "overlay"\nrunroot = "${state}"\ngraphroot = "${store}"\n`);
  // The mounts disappear with the process.
  return execFileSync('nice', ['-n', '15', 'unshare', '--mount', 'buildah', ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, BUILDAH_ISOLATION: 'chroot', CONTAINERS_STORAGE_CONF: settings },
  });
}
