import { connect } from 'node:net';

const AT_MOST_MS = 8_000;
const QUIET_MS = 400;
const KEPT_BYTES = 200_000;

/**
 * Everything that a new connection returns for these bytes until it closes, falls silent or 8 s have passed;
 * in Latin-1.
 */
export function rawTalk(port: number, bytes: Buffer | string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let heard = '';
    let quiet: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(quiet);
      clearTimeout(limit);
      socket.destroy();
      resolve(heard);
    };
    const limit = setTimeout(end, AT_MOST_MS);
    socket.on('error', () => undefined);
    socket.on('close', end);
    socket.on('data', (chunk: Buffer) => {
      if (heard.length < KEPT_BYTES) heard += chunk.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    socket.write(bytes);
  });
}

/** Statuses of all responses, in order. */
export const statusesOf = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
