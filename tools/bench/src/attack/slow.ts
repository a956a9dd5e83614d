import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Attempts, type Family } from './attempts.js';

const SLOWLY_MS = 1_000;
/** Longer than the longest wait for a body without a session. */
const CLOSED_WITHIN_MS = 130_000;

/** How connections of each kind begin, and the pieces that they then send, one per second. */
const KINDS: Readonly<Record<string, { first: string; then: (turn: number) => string }>> = {
  'headers, a line a second': {
    first: 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n',
    then: (turn) => `X-${turn}: 1\r\n`,
  },
  'bodies, a byte a second': {
    first:
      'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    then: () => ' ',
  },
  'nothing at all': { first: '', then: () => '' },
};

/** Many simultaneous connections that send little or nothing: the server closes all of them. */
export const slowConnections = (each = 500): Family => ({
  name: `slow and idle connections, ${each} of each kind at once`,
  async run({ port, say }) {
    const attempts = new Attempts();
    const open = new Map<Socket, string>();
    for (const [kind, { first }] of Object.entries(KINDS)) {
      for (let made = 0; made < each; made += 1) {
        const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(first));
        open.set(socket, kind);
        socket.resume();
        socket.on('error', () => undefined);
        socket.on('close', () => open.delete(socket));
      }
    }
    const from = performance.now();
    for (let turn = 0; open.size > 0 && performance.now() - from < CLOSED_WITHIN_MS; turn += 1) {
      await delay(SLOWLY_MS);
      for (const [socket, kind] of open) {
        const piece = KINDS[kind]?.then(turn) ?? '';
        if (piece !== '' && socket.writable) socket.write(piece);
      }
    }
    say(`${open.size} of ${3 * each} were open after ${((performance.now() - from) / 1_000).toFixed(0)} s`);
    for (let n = 0; n < 3 * each; n += 1) attempts.note('slow', { isWon: n < open.size });
    for (const socket of open.keys()) socket.destroy();
    return attempts;
  },
});
