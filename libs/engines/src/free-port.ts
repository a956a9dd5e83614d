import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { EngineError } from './engine-error.js';

/**
 * Below the range from which Linux assigns ports to outgoing connections, so that a restarted server gets its
 * former port back.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;
const ATTEMPTS = 200;

const given = new Set<number>();

/** A free port of 127.0.0.1 that this process has not handed out before. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (given.has(port) || !(await portIsFree(port))) continue;
    given.add(port);
    return port;
  }
  throw new EngineError(`no free port between ${LOWEST} and ${HIGHEST} on 127.0.0.1 was found`);
}

/** Whether a server could listen on this port now. */
export function portIsFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
