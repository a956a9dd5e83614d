import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EngineProcess, ENGINES, freePort, isListeningAt, waitUntil } from '@gewerk/engines';
import { connect } from '@nats-io/transport-node';
import { MongoClient } from 'mongodb';
import { EngineGroup } from './engine-group.js';
import { engineSettings, planEngine, searchKeyOf } from './own-engines.js';

const MEMBERS = [1, 2, 3];
const REPLICA_SET = 'gewerk';
const STREAM = 'GEWERK_EVENTS';
const READY_WITHIN_MS = 60_000;

/** A MongoDB replica set of three and a NATS cluster of three, with one Valkey and one Meilisearch. */
export class OwnCluster {
  private searchKey = '';

  private constructor(readonly members: EngineGroup) {}

  /** @throws Error if they do not become ready */
  static async start(folder: string): Promise<OwnCluster> {
    const group = new EngineGroup(folder);
    const cluster = new OwnCluster(group);
    try {
      for (const number of MEMBERS) group.add(`mongo-${number}`, await mongoMember(folder, number));
      const routes = await Promise.all(MEMBERS.map(() => freePort()));
      for (const number of MEMBERS) group.add(`nats-${number}`, await natsMember(folder, number, routes));
      for (const name of ['redis', 'meili'] as const)
        group.add(name, await planEngine(name, join(folder, name)));
      await Promise.all(group.names.map((name) => group.start(name)));
      cluster.searchKey = await searchKeyOf(group.specOf('meili'));
      await cluster.foundReplicaSet();
      await cluster.untilJetStreamAnswers();
      return cluster;
    } catch (fault) {
      await group.stopAll();
      throw fault;
    }
  }

  /** The variables for the system that is to use them. */
  get env(): Record<string, string> {
    const hosts = this.urlsOf('mongo').map((url) => new URL(url).host);
    return {
      MONGO_URL: `mongodb://${hosts.join(',')}/?replicaSet=${REPLICA_SET}`,
      NATS_URL: this.urlsOf('nats').join(','),
      JETSTREAM_REPLICAS: String(MEMBERS.length),
      REDIS_URL: this.members.specOf('redis').url,
      MEILI_URL: this.members.specOf('meili').url,
      MEILI_KEY: this.searchKey,
    };
  }

  /** The member that currently accepts writes: MongoDB's primary. */
  async mongoPrimary(): Promise<string> {
    const client = new MongoClient(this.env['MONGO_URL'] ?? '');
    try {
      const { primary } = await client.db('admin').command({ hello: 1 });
      return this.memberAt('mongo', String(primary));
    } finally {
      await client.close();
    }
  }

  /** The member that currently leads the stream of events. */
  async streamLeader(): Promise<string> {
    const info = (await this.askJetStream(`STREAM.INFO.${STREAM}`)) as { cluster?: { leader?: string } };
    if (!info.cluster?.leader) throw new Error(`${STREAM} has no leader`);
    return info.cluster.leader;
  }

  async stopAll(): Promise<void> {
    await this.members.stopAll();
  }

  private async foundReplicaSet(): Promise<void> {
    const hosts = this.urlsOf('mongo').map((url) => new URL(url).host);
    const client = new MongoClient(`mongodb://${hosts[0]}/?directConnection=true`);
    try {
      const members = hosts.map((host, _id) => ({ _id, host }));
      await client.db('admin').command({ replSetInitiate: { _id: REPLICA_SET, members } });
      const hasPrimary = async (): Promise<boolean> =>
        (await client.db('admin').command({ hello: 1 }))['primary'] !== undefined;
      if (!(await waitUntil(hasPrimary, { timeoutMs: READY_WITHIN_MS })))
        throw new Error('the replica set has elected no primary');
    } finally {
      await client.close();
    }
  }

  /** Waits until the cluster has elected the leader of its streams. */
  private async untilJetStreamAnswers(): Promise<void> {
    const answers = (): Promise<boolean> =>
      this.askJetStream('INFO').then(
        (answer) => !('error' in answer),
        () => false,
      );
    if (!(await waitUntil(answers, { timeoutMs: READY_WITHIN_MS })))
      throw new Error('JetStream does not answer in the cluster');
  }

  private async askJetStream(what: string): Promise<object> {
    const connection = await connect({ servers: this.urlsOf('nats') });
    try {
      return (await connection.request(`$JS.API.${what}`, '', { timeout: 5_000 })).json();
    } finally {
      await connection.close();
    }
  }

  private urlsOf(kind: string): string[] {
    return MEMBERS.map((number) => this.members.specOf(`${kind}-${number}`).url);
  }

  private memberAt(kind: string, host: string): string {
    const name = MEMBERS.map((number) => `${kind}-${number}`).find(
      (one) => new URL(this.members.specOf(one).url).host === host,
    );
    if (!name) throw new Error(`no member is at ${host}`);
    return name;
  }
}

async function mongoMember(folder: string, number: number): Promise<EngineProcess> {
  const settings = await engineSettings('mongo', join(folder, `mongo-${number}`));
  const spec = await ENGINES.mongo(settings);
  const url = `mongodb://127.0.0.1:${settings.port}/`;
  return { ...spec, name: `mongo-${number}`, url, isReady: () => isListeningAt(url) };
}

async function natsMember(folder: string, number: number, routes: readonly number[]): Promise<EngineProcess> {
  const name = `nats-${number}`;
  const settings = await engineSettings('nats', join(folder, name));
  const spec = await ENGINES.nats(settings);
  const config = join(settings.dataDir, 'member.conf');
  await writeFile(
    config,
    [
      `listen: "127.0.0.1:${settings.port}"`,
      `server_name: "${name}"`,
      `jetstream { store_dir: ${JSON.stringify(join(settings.dataDir, 'jetstream'))}, sync_interval: always }`,
      'cluster {',
      '  name: "gewerk"',
      `  listen: "127.0.0.1:${routes[number - 1]}"`,
      `  routes: [${routes.map((port) => `"nats://127.0.0.1:${port}"`).join(', ')}]`,
      '}',
      '',
    ].join('\n'),
  );
  return { ...spec, name, args: ['--config', config] };
}
