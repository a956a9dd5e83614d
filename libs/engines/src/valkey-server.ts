import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { EngineProcess, EngineSettings, EngineUser } from './engine-settings.js';
import { makePrivateFolder, writePrivateFile } from './private-files.js';
import { tcpTalk } from './tcp-talk.js';

/** Valkey (or Redis) with its append-only file; nothing is evicted, since it stores sessions and jobs. */
export async function valkeyServer(settings: EngineSettings): Promise<EngineProcess> {
  await makePrivateFolder(settings.dataDir);
  const { port, users } = settings;
  const aclFile = join(settings.dataDir, 'users.acl');
  if (users) await writePrivateFile(aclFile, valkeyUsers(users));
  const [probe] = users ?? [];
  const login = probe ? `AUTH ${probe.name} ${probe.password}\r\n` : '';
  return {
    engine: 'redis',
    name: 'redis',
    url: `redis://127.0.0.1:${port}`,
    command: settings.binary,
    args: [
      ...['--bind', '127.0.0.1', '--port', String(port), '--dir', settings.dataDir, '--daemonize', 'no'],
      ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''],
      ...['--maxmemory', `${settings.memoryMb}mb`, '--maxmemory-policy', 'noeviction'],
      ...(users ? ['--aclfile', aclFile] : []),
    ],
    isReady: async () => (await tcpTalk(port, `${login}PING\r\n`)).includes('+PONG'),
    readyTimeoutMs: 30_000,
    stopTimeoutMs: 5_000,
  };
}

/**
 * The file of users: a client without a user or with a wrong password may do nothing. It contains passwords only
 * as hashes.
 */
export function valkeyUsers(users: readonly EngineUser[]): string {
  const lines = users.map(({ name, password, rights }) => {
    const hash = createHash('sha256').update(password).digest('hex');
    return `user ${name} on #${hash} resetkeys resetchannels -@all ${rights.join(' ')}`;
  });
  return ['user default off resetpass resetkeys resetchannels -@all', ...lines, ''].join('\n');
}
