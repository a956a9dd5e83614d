import { get } from 'node:http';
import { join } from 'node:path';
import { waitUntil } from '@gewerk/engines';
import { LoadGenerator } from '../load/load-generator.js';
import { httpRequest } from '../load/load-plan.js';
import type { Measurement } from '../report/measurement.js';
import { BENCH_ENV } from '../system/bench-system.js';
import { LaunchedSystem } from '../system/launched-system.js';
import { operatorHeaders } from '../system/operator-session.js';

const LEAST_PER_SECOND = 2_000;
const FOR_SECONDS = 10;
const AT_ONCE = 10_000;
const CONNECTIONS = 64;
const START_LIMIT_MS = 300_000;
const COUNTED_WITHIN_MS = 30_000;
const DOMAIN = 'frueher.example';
/**
 * An alias domain added after the measured one: a gateway that redirects it redirects both, and requests to
 * it do not change the measured counts.
 */
const PROBE = 'probe.example';
/** New connections, which are distributed over the gateways in turn. */
const PROBES = 4;

/**
 * Redirects of an alias domain by two gateways and two services that count them, which must neither lose nor
 * duplicate any.
 */
export const redirects: Measurement = {
  name: 'redirects',
  title: 'Redirects of alias domains',
  isUsual: true,
  async run({ stop, folder, say }) {
    await stop();
    const launched = await LaunchedSystem.start({
      dataDir: join(folder, 'redirects'),
      demo: 100,
      readyWithinMs: START_LIMIT_MS,
      env: { ...BENCH_ENV, REPLICAS: '2' },
    });
    const load = new LoadGenerator();
    try {
      const { url } = launched.record;
      const headers = await operatorHeaders(url);
      await addAliases(url, headers);
      const { hostname, port } = new URL(url);
      const plan = {
        host: hostname,
        port: Number(port),
        requests: [httpRequest('/kontakt', { host: DOMAIN })],
        connections: CONNECTIONS,
        total: AT_ONCE,
      };
      let sent = 0;
      const from = performance.now();
      while (performance.now() - from < FOR_SECONDS * 1_000) {
        await load.run(plan, '301');
        sent += AT_ONCE;
      }
      const perSecond = (sent / (performance.now() - from)) * 1_000;
      let counted = 0;
      await waitUntil(async () => (counted = await countedRedirects(url, headers)) >= sent, {
        timeoutMs: COUNTED_WITHIN_MS,
      });
      say(`${sent} redirects answered, ${counted} counted`);
      return [
        {
          what: `redirects/s for ${FOR_SECONDS} s over two gateways and two services`,
          gewerk: perSecond.toFixed(0),
          target: `≥ ${LEAST_PER_SECOND}`,
          met: perSecond >= LEAST_PER_SECOND,
        },
        {
          what: `of ${sent.toLocaleString('en')} redirects answered, counted`,
          gewerk: counted.toLocaleString('en'),
          target: 'all, once',
          met: counted === sent,
        },
      ];
    } finally {
      load.close();
      await launched.stop();
    }
  },
};

async function addAliases(origin: string, headers: Record<string, string>): Promise<void> {
  for (const domain of [DOMAIN, PROBE]) {
    const answer = await fetch(`${origin}/api/admin/alias-domains/${domain}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`adding ${domain} answered ${answer.status}: ${await answer.text()}`);
  }
  const known = await waitUntil(
    async () => {
      const statuses = await Promise.all(Array.from({ length: PROBES }, () => statusAt(origin, PROBE)));
      return statuses.every((status) => status === 301);
    },
    { timeoutMs: COUNTED_WITHIN_MS },
  );
  if (!known) throw new Error('not every gateway knows the alias');
}

/** The response to a request to this host, over a separate connection. */
function statusAt(origin: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(origin, { agent: false, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

async function countedRedirects(origin: string, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${origin}/api/admin/redirect-stats`, { headers });
  const { stats } = (await answer.json()) as { stats: { domain: string; count: number }[] };
  return stats.find(({ domain }) => domain === DOMAIN)?.count ?? 0;
}
