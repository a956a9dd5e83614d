import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { asOtherUser, ENGINE_QUESTIONS, filesBelow, whyNoOtherUser } from '@gewerk/testing';
import type { Measurement, Row } from '../report/measurement.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';
import type { Family, Target } from './attempts.js';
import { framing } from './framing.js';
import { hostileRows } from './hostile-rows.js';
import { Canary, HostileSites } from './hostile-sites.js';
import { injections } from './injections.js';
import { mails } from './mails.js';
import { outbound, shareImagesBesideSites } from './outbound.js';
import { paths } from './paths.js';
import { pictures } from './pictures.js';
import { poisoning } from './poisoning.js';
import { sheets } from './sheets.js';
import { slowConnections } from './slow.js';

const SLOWEST_HEALTH_MS = 250;
const MOST_DELAY = 2;

/**
 * Repeats the attacks of the security review of 2026-11-23: how many succeed, and what they cost everyone
 * else.
 */
export const attack: Measurement = {
  name: 'attack',
  title: 'Attacks',
  isUsual: false,
  async run({ stop, folder, say }) {
    await stop();
    const sites = new HostileSites();
    const canary = new Canary();
    await sites.start();
    const hasPort = await canary.start();
    if (!hasPort)
      say(
        'port 80 is taken or forbidden: nothing can hear requests to this machine, and their row counts as missed',
      );
    const dataDir = join(folder, 'attack-data');
    const system = await LaunchedSystem.start({
      dataDir,
      demo: 300,
      readyWithinMs: 240_000,
      env: { ...BENCH_ENV, RATE_LIMIT_WRITES: '1000000', OUTBOUND_ALLOW: sites.allowed.join(',') },
    });
    try {
      const { url } = system;
      const headers = await operatorHeaders(url);
      const target: Target = { url, port: Number(new URL(url).port), system, headers, say };
      const calls = outbound(folder, sites, canary);
      const families = [
        ...[framing, paths, poisoning, sheets, pictures, hostileRows(folder), mails],
        ...[injections(), calls, slowConnections()],
      ];
      const rows: Row[] = [];
      for (const family of families) {
        const row = await attempt(family, target);
        // If the canary could not listen on its ports, no call could reach it; this does not count as a
        // success.
        rows.push(family.name === calls.name && !hasPort ? { ...row, met: false } : row);
      }
      rows.push(await shareRow(target, folder, sites), ...(await otherUserRows(system, dataDir, say)));
      return rows;
    } finally {
      await system.stop();
      await sites.stop();
      await canary.stop();
    }
  },
};

async function attempt({ name, run }: Family, target: Target): Promise<Row> {
  const health = new Worker(new URL('health.worker.js', import.meta.url), {
    workerData: { url: target.url },
  });
  const answers: { ms: number; isWell: boolean }[] = [];
  health.on('message', (answer: { ms: number; isWell: boolean }) => answers.push(answer));
  const { count, won, faults } = await run(target);
  health.postMessage('over');
  await once(health, 'exit');
  const slowest = Math.max(0, ...answers.map(({ ms }) => ms));
  const unwell = answers.filter(({ isWell }) => !isWell).length;
  for (const [what, cases] of Object.entries({ succeeded: won, 'answered 500': faults }))
    if (cases.length > 0) target.say(`${what}: ${cases.slice(0, 20).join(' | ')}`);
  return {
    what: `${name}: ${count} attempts, of which succeeded / answered 500; slowest healthz of ${answers.length}`,
    gewerk: `${won.length} / ${faults.length}; ${slowest.toFixed(0)} ms`,
    target: `0 / 0; ≤ ${SLOWEST_HEALTH_MS} ms`,
    met: won.length === 0 && faults.length === 0 && unwell === 0 && slowest <= SLOWEST_HEALTH_MS,
  };
}

async function shareRow(target: Target, folder: string, sites: HostileSites): Promise<Row> {
  const { rest, beside, read } = await shareImagesBesideSites(target, folder, sites);
  return {
    what: `share images while ${sites.pages.length} hostile websites are read (${read} businesses checked meanwhile): p95 of 60, at rest ${rest.toFixed(0)} ms`,
    gewerk: `${beside.toFixed(0)} ms`,
    ratio: (beside / rest).toFixed(2),
    target: `≤ ${MOST_DELAY} × rest`,
    met: beside <= MOST_DELAY * rest,
  };
}

/** Tries the engines' ports and the files of DATA_DIR from a process of another Unix user. */
async function otherUserRows(
  { record }: LaunchedSystem,
  dataDir: string,
  say: (line: string) => void,
): Promise<Row[]> {
  const why = whyNoOtherUser();
  if (why !== undefined) {
    say(`as another user of the machine: not tried, ${why}`);
    return [];
  }
  const ports = Object.entries(ENGINE_QUESTIONS).map(([name, { say: question }]) => {
    const url = record.env[`${name.toUpperCase()}_URL`] ?? '';
    return [name, { port: Number(new URL(url).port), say: question }] as const;
  });
  const files = await filesBelow(dataDir);
  const { heard, read } = await asOtherUser(Object.fromEntries(ports), files);
  const answered = Object.entries(ENGINE_QUESTIONS).filter(([name, { data }]) =>
    data.test(heard[name] ?? ''),
  );
  for (const [name, said] of Object.entries(heard)) say(`${name}: ${JSON.stringify(said.slice(0, 160))}`);
  return [
    {
      what: `as another user of the machine: of 4 engines answer with data, of ${files.length} files can be read`,
      gewerk: `${answered.length}; ${read.length}`,
      target: '0; 0',
      met: answered.length === 0 && read.length === 0,
    },
  ];
}
