import { randomBytes } from 'node:crypto';
import { type EngineName, freePort } from '@gewerk/engines';
import { GenericContainer, getContainerRuntimeClient, type StartedTestContainer, Wait } from 'testcontainers';
import type { BackingServer, ServerPool } from './server-pool.js';

interface Image {
  image: string;
  port: number;
  command: string[];
  url: (host: string, port: number) => string;
  readyLine: RegExp;
}

/** The images that docker-compose.yml and the chart use. */
const IMAGES: Record<EngineName, Image> = {
  mongo: {
    image: 'mongo:8',
    port: 27017,
    command: ['mongod', '--replSet', 'gewerk', '--bind_ip_all', '--wiredTigerCacheSizeGB', '0.25'],
    url: (host, port) => `mongodb://${host}:${port}/?directConnection=true`,
    readyLine: /Waiting for connections/i,
  },
  nats: {
    image: 'nats:2.14',
    port: 4222,
    command: ['--jetstream'],
    url: (host, port) => `nats://${host}:${port}`,
    readyLine: /Server is ready/,
  },
  redis: {
    image: 'valkey/valkey:9',
    port: 6379,
    command: ['valkey-server', '--appendonly', 'yes', '--maxmemory-policy', 'noeviction'],
    url: (host, port) => `redis://${host}:${port}`,
    readyLine: /Ready to accept connections/,
  },
  meili: {
    image: 'getmeili/meilisearch:v1.21',
    port: 7700,
    command: ['meilisearch', '--env', 'production', '--no-analytics', '--experimental-contains-filter'],
    url: (host, port) => `http://${host}:${port}`,
    readyLine: /Server listening on|starting service/,
  },
};

/** Creating the replica set can be repeated: an existing set stays as it is. */
const FOUND_SET =
  "try { rs.status() } catch (e) { rs.initiate({_id: 'gewerk', members: [{_id: 0, host: 'localhost:27017'}]}) }" +
  '; while (!db.hello().isWritablePrimary) sleep(50)';

/** Backing servers in containers; testcontainers' own reaper removes them when this process dies. */
export class ContainerServers implements ServerPool {
  private readonly running = new Map<string, { engine: EngineName; container: StartedTestContainer }>();

  async start(engine: EngineName): Promise<BackingServer> {
    const { image, port, command, url, readyLine } = IMAGES[engine];
    const key = engine === 'meili' ? randomBytes(24).toString('hex') : undefined;
    // We choose the port, since one chosen by Docker changes when the container starts again.
    const host = await freePort();
    const container = await new GenericContainer(image)
      .withCommand(command)
      .withEnvironment(key === undefined ? {} : { MEILI_MASTER_KEY: key })
      .withExposedPorts({ container: port, host })
      .withWaitStrategy(Wait.forLogMessage(readyLine))
      .start();
    const id = container.getId();
    this.running.set(id, { engine, container });
    if (engine === 'mongo') await foundReplicaSet(container);
    return { id, url: url(container.getHost(), host), key };
  }

  async kill(id: string): Promise<void> {
    this.entry(id);
    const client = await getContainerRuntimeClient();
    await client.container.getById(id).kill();
  }

  async restart(id: string): Promise<void> {
    const { engine, container } = this.entry(id);
    await container.restart();
    if (engine === 'mongo') await foundReplicaSet(container);
  }

  async stop(id: string): Promise<void> {
    const { container } = this.entry(id);
    this.running.delete(id);
    await container.stop({ timeout: 0 });
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.running.keys()].map((id) => this.stop(id)));
  }

  private entry(id: string): { engine: EngineName; container: StartedTestContainer } {
    const entry = this.running.get(id);
    if (!entry) throw new Error(`no container ${id} runs`);
    return entry;
  }
}

async function foundReplicaSet(container: StartedTestContainer): Promise<void> {
  const { exitCode, output } = await container.exec(['mongosh', '--quiet', '--eval', FOUND_SET]);
  if (exitCode !== 0) throw new Error(`the replica set could not be founded: ${output}`);
}
