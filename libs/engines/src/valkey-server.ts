import { mkdir } from 'node:fs/promises';
import type { EngineProcess, EngineSettings } from './engine-settings.js';
import { tcpTalk } from './tcp-talk.js';

/** Valkey (or Redis) with its append-only file; nothing is evicted, since sessions and jobs live in it. */
export async function valkeyServer(settings: EngineSettings): Promise<EngineProcess> {
  await mkdir(settings.dataDir, { recursive: true });
  const { port } = settings;
  return {
    engine: 'redis',
    name: 'redis',
    url: `redis://127.0.0.1:${port}`,
    command: settings.binary,
    args: [
      ...['--bind', '127.0.0.1', '--port', String(port), '--dir', settings.dataDir, '--daemonize', 'no'],
      ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''],
      ...['--maxmemory', `${settings.memoryMb}mb`, '--maxmemory-policy', 'noeviction'],
    ],
    isReady: async () => (await tcpTalk(port, 'PING\r\n')).startsWith('+PONG'),
    readyTimeoutMs: 30_000,
    stopTimeoutMs: 5_000,
  };
}
