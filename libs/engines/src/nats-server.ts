import { join } from 'node:path';
import type { EngineProcess, EngineSettings, EngineUser } from './engine-settings.js';
import { makePrivateFolder, writePrivateFile } from './private-files.js';
import { tcpTalk } from './tcp-talk.js';

const WITH_JETSTREAM = '"jetstream":true';

/** nats-server with JetStream on disk; an acknowledged message has been synced. */
export async function natsServer(settings: EngineSettings): Promise<EngineProcess> {
  await makePrivateFolder(settings.dataDir);
  const { port } = settings;
  const configFile = join(settings.dataDir, 'nats.conf');
  await writePrivateFile(
    configFile,
    [
      `listen: "127.0.0.1:${port}"`,
      'server_name: "gewerk"',
      'jetstream {',
      `  store_dir: ${JSON.stringify(join(settings.dataDir, 'jetstream'))}`,
      `  max_memory_store: ${settings.memoryMb}MB`,
      // Otherwise JetStream takes three quarters of the free space at its start, which on a small disk is
      // less than streams and files may take.
      '  max_file_store: 8GB',
      '  sync_interval: always',
      '}',
      ...(settings.users
        ? ['authorization {', '  users = [', ...settings.users.map(userBlock), '  ]', '}']
        : []),
      '',
    ].join('\n'),
  );
  return {
    engine: 'nats',
    name: 'nats',
    url: `nats://127.0.0.1:${port}`,
    command: settings.binary,
    args: ['--config', configFile],
    // The greeting says whether JetStream is on; the server greets only after its streams are recovered.
    isReady: async () => (await tcpTalk(port)).includes(WITH_JETSTREAM),
    // NATS turns JetStream off when its disk is full, and does not turn it on again once there is space.
    hasGivenUp: async () => {
      const greeting = await tcpTalk(port);
      return greeting.startsWith('INFO') && !greeting.includes(WITH_JETSTREAM);
    },
    // Recovering the streams means reading them: on a disk that something else keeps busy, that took longer
    // than half a minute.
    readyTimeoutMs: 120_000,
    stopTimeoutMs: 5_000,
  };
}

function userBlock({ name, password, rights }: EngineUser): string {
  return [
    `    { user: ${JSON.stringify(name)}, password: ${JSON.stringify(password)}, permissions {`,
    ...rights.map((right) => `      ${right}`),
    '    } }',
  ].join('\n');
}
