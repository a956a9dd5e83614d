import { connect } from 'node:net';

/**
 * Connects to a port of 127.0.0.1, sends `say` if given, and returns the first bytes received; '' if none
 * arrive in time.
 */
export function tcpTalk(port: number, say = '', timeoutMs = 1_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (heard: string): void => {
      socket.destroy();
      resolve(heard);
    };
    socket.setTimeout(timeoutMs, () => finish(''));
    socket.once('error', () => finish(''));
    socket.once('close', () => finish(''));
    socket.once('connect', () => {
      if (say !== '') socket.write(say);
    });
    socket.once('data', (bytes) => finish(bytes.toString('latin1')));
  });
}

/** Whether a server listens on this port. */
export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const finish = (listening: boolean): void => {
      socket.destroy();
      resolve(listening);
    };
    socket.setTimeout(3_000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('connect', () => finish(true));
  });
}

/**
 * Whether a server listens at this address; true for an address with several servers or a DNS record, which
 * clients look up.
 */
export async function isListeningAt(url: string): Promise<boolean> {
  const target = /^[a-z]+:\/\/(?:[^@/]*@)?(\[[^\]]+\]|[^:/?,]+):(\d+)(?:[/?].*)?$/.exec(url);
  const [, host, port] = target ?? [];
  if (host === undefined || port === undefined) return true;
  return isListening(Number(port), host.replaceAll(/[[\]]/g, ''));
}
