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
      // By default JetStream uses at most three quarters of the space that is free when it starts, which on a
      // small disk is less than streams and files may need.
      '  max_file_store: 8GB',
      '  sync_interval: always',
      '}',
      settings.users ? natsUsers(settings.users) : '',
    ].join('\n'),
  );
  return {
    engine: 'nats',
    name: 'nats',
    url: `nats://127.0.0.1:${port}`,
    command: settings.binary,
    args: ['--config', configFile],
    // The greeting states whether JetStream is enabled; the server greets only after its streams are
    // recovered.
    isReady: async () => (await tcpTalk(port)).includes(WITH_JETSTREAM),
    // NATS disables JetStream when its disk is full, and does not enable it again once there is space.
    hasGivenUp: async () => {
      const greeting = await tcpTalk(port);
      return greeting.startsWith('INFO') && !greeting.includes(WITH_JETSTREAM);
    },
    // Recovering the streams means reading them, which has taken more than half a minute on a busy disk.
    readyTimeoutMs: 120_000,
    stopTimeoutMs: 5_000,
  };
}

/** The block of the configuration that lists the users. */
export const natsUsers = (users: readonly EngineUser[]): string =>
  ['authorization {', '  users = [', ...users.map(userBlock), '  ]', '}', ''].join('\n');

function userBlock({ name, password, rights }: EngineUser): string {
  return [
    `    { user: ${JSON.stringify(name)}, password: ${JSON.stringify(password)}, permissions {`,
    ...rights.map((right) => `      ${right}`),
    '    } }',
  ].join('\n');
}
