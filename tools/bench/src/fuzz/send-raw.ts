import { connect } from 'node:net';

const TIMEOUT_MS = 20_000;
const KEPT_BYTES = 4_096;

export interface RawOutcome {
  /** 0 if the connection was closed without a response, -1 if nothing arrived within 20 s. */
  status: number;
  tookMs: number;
}

/** Sends bytes over a new connection; reads until the other side closes or has answered. */
export function sendRaw(port: number, bytes: Buffer): Promise<RawOutcome> {
  return new Promise((resolve) => {
    const from = performance.now();
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let head = '';
    const done = (status: number): void => {
      clearTimeout(timer);
      socket.removeAllListeners('close').destroy();
      resolve({ status, tookMs: performance.now() - from });
    };
    const statusOf = (): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    const timer = setTimeout(() => done(-1), TIMEOUT_MS);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      if (head.length < KEPT_BYTES) head += chunk.toString('latin1');
      // The end of the head completes a response, except after a `100`, which announces the real one.
      if (statusOf() >= 200 && head.includes('\r\n\r\n')) done(statusOf());
    });
    socket.once('close', () => done(statusOf()));
    socket.once('end', () => done(statusOf()));
    socket.write(bytes);
  });
}
