import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { resolve } from 'node:path';
import type { BareAnswer } from '../load/bare-fastify.js';
import { LoadGenerator, inTurns } from '../load/load-generator.js';
import { httpRequest } from '../load/load-plan.js';
import type { Measurement, Row } from '../report/measurement.js';
import { median } from '../report/statistics.js';
import { cpuMs } from '../system/process-figures.js';
import type { BenchSystem } from '../system/bench-system.js';

const PAGES = { home: '/', 'city page': '/city/Berlin' };
const CONNECTIONS = 16;
const REQUESTS = 20_000;
const ROUNDS = 5;
const SMALLEST_RATIO = 0.75;
const ACCEPT = { 'accept-encoding': 'br' };
/** Headers that the server itself sets for each response. */
const OWN_HEADERS = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

/**
 * Cached pages, compared with a bare Fastify that sends the same precompressed bytes with the same headers.
 */
export const cachedPages: Measurement = {
  name: 'cached-pages',
  title: 'Pages from the cache',
  isUsual: true,
  async run({ system, say }) {
    const running = await system();
    const rows: Row[] = [];
    for (const [page, path] of Object.entries(PAGES)) rows.push(await measurePage(running, page, path, say));
    return rows;
  },
};

async function measurePage(
  { origin, launched }: BenchSystem,
  page: string,
  path: string,
  say: (line: string) => void,
): Promise<Row> {
  const answer = await answerOf(`${origin}${path}`);
  const { bare, port } = await startBare(answer);
  const generator = new LoadGenerator();
  const shared = { host: '127.0.0.1', connections: CONNECTIONS, total: REQUESTS };
  const measured = (pid: number, requests: string[], to: number) => async () => {
    const before = cpuMs(pid);
    const report = await generator.run({ ...shared, port: to, requests });
    return { ...report, latencies: [], serverCpuMs: (cpuMs(pid) - before) / REQUESTS };
  };
  try {
    const gateway = launched.processOf('gateway').pid;
    const rounds = await inTurns(
      ROUNDS,
      measured(bare.pid ?? 0, [httpRequest('/', ACCEPT)], port),
      measured(gateway, [httpRequest(path, ACCEPT)], Number(new URL(origin).port)),
    );
    const [first] = rounds.first;
    const bytes = Buffer.byteLength(answer.body, 'base64');
    say(`${page}: ${bytes} bytes of brotli, ${JSON.stringify(answer.headers['content-encoding'])}`);
    if (!first) throw new Error('no round was measured');
    const of = (key: 'perSecond' | 'serverCpuMs' | 'clientCpuMs') => ({
      alone: median(rounds.first.map((report) => report[key])),
      gewerk: median(rounds.second.map((report) => report[key])),
    });
    const [rate, server, client] = [of('perSecond'), of('serverCpuMs'), of('clientCpuMs')];
    const textOf = (value: number, cpu: number) => `${value.toFixed(0)}/s (${(cpu * 1_000).toFixed(0)} µs)`;
    const ratio = rate.gewerk / rate.alone;
    return {
      what: `${page}, cached, brotli: requests/s (server's CPU each; the client's is ${(client.gewerk * 1_000).toFixed(0)} µs)`,
      alone: textOf(rate.alone, server.alone),
      gewerk: textOf(rate.gewerk, server.gewerk),
      ratio: ratio.toFixed(2),
      target: `≥ ${SMALLEST_RATIO}`,
      met: ratio >= SMALLEST_RATIO,
    };
  } finally {
    generator.close();
    bare.disconnect();
  }
}

/** Uses Node's own client, which, unlike fetch, leaves the body as it was sent. */
async function answerOf(url: string): Promise<BareAnswer> {
  const [response] = (await once(get(url, { headers: ACCEPT }), 'response')) as [
    NodeJS.ReadableStream & { headers: Record<string, string | string[] | undefined>; statusCode: number },
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
  const headers = Object.fromEntries(
    Object.entries(response.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OWN_HEADERS.has(name) ? [[name, value]] : [],
    ),
  );
  if (headers['content-encoding'] !== 'br') throw new Error(`${url} was not sent with brotli`);
  return { headers, body: Buffer.concat(chunks).toString('base64') };
}

async function startBare(answer: BareAnswer): Promise<{ bare: ChildProcess; port: number }> {
  const bare = fork(resolve(import.meta.dirname, '../load/bare-fastify.js'));
  bare.send(answer);
  const [address] = (await once(bare, 'message')) as [string];
  return { bare, port: Number(new URL(address).port) };
}
