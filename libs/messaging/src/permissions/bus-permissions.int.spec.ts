import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  getBusiness,
  listAudit,
  scanBusinesses,
  setOperatorPassword,
  settingsChanged,
} from '@gewerk/contracts/bus';
import { ENGINES, freePort, ManagedProcess, type Reaper, resolveBinary, startReaper } from '@gewerk/engines';
import { Readiness } from '@gewerk/service-kit';
import { AckPolicy, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { errors, type NatsConnection } from '@nats-io/transport-node';
import { EventListener } from '../events/event-listener.js';
import { EventStreams } from '../events/event-streams.js';
import { ensureStreams } from '../events/ensure-streams.js';
import { FILE_BUCKET } from '../files/file-store.js';
import { EVENT_STREAMS, streamOf } from '../events/stream-config.js';
import {
  BUS_USERS,
  connectNats,
  EVENT_STREAM,
  FileStore,
  MessageBus,
  natsAuthorization,
  passwordVariable,
} from '../index.js';
import { ALL_OPERATIONS } from './all-operations.js';
import { BUS_ACCESS, type BusUser } from './bus-access.js';

const passwordOf = (user: BusUser): string => `of-${user}`;
const REFUSED = /permissions violation/i;
/** A subject on which no user may publish. */
const OF_NOBODY = 'nobody.may-say-this';

describe('the bus with a user for each kind of process', () => {
  let folder: string;
  let reaper: Reaper;
  let server: ManagedProcess;
  let address: string;
  const connections = new Map<BusUser, NatsConnection>();

  const as = (user: BusUser): NatsConnection => connections.get(user) as NatsConnection;
  const busOf = (user: BusUser): MessageBus => new MessageBus(as(user));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gewerk-bus-'));
    reaper = startReaper();
    const { path } = await resolveBinary('nats');
    const port = await freePort();
    const spec = await ENGINES.nats({ binary: path, dataDir: folder, port, memoryMb: 64 });
    await appendFile(join(folder, 'nats.conf'), natsAuthorization());
    const passwords = Object.fromEntries(BUS_USERS.map((user) => [passwordVariable(user), passwordOf(user)]));
    const said: string[] = [];
    const log = { write: (chunk: Buffer | string) => void said.push(String(chunk)) };
    server = new ManagedProcess({ ...spec, env: { ...process.env, ...passwords } }, { reaper, log });
    if (!(await server.becomesReady())) throw new Error(`nats-server does not start: ${said.join('')}`);
    address = `127.0.0.1:${port}`;
    for (const user of BUS_USERS) {
      connections.set(user, await connectNats(`nats://${user}:${passwordOf(user)}@${address}`, user));
    }
    await ensureStreams(as('directory'), 1);
  });

  afterAll(async () => {
    await Promise.all([...connections.values()].map((connection) => connection.close()));
    server.kill();
    await server.exited;
    reaper.release();
    await rm(folder, { recursive: true, force: true });
  });

  it('lets every process respond, call, publish, consume and transfer files as the access table allows', async () => {
    for (const operation of ALL_OPERATIONS) {
      as(operation.service).subscribe(operation.subject, {
        callback: (_error, message) => void message.respond(JSON.stringify({ from: operation.subject })),
      });
    }
    await Promise.all(BUS_USERS.map((user) => as(user).flush()));
    for (const user of BUS_USERS) {
      const access = BUS_ACCESS[user];
      const done: string[] = [];
      await ensureStreams(as(user), 1);
      for (const operation of access.calls) {
        const answer = await busOf(user).requestBytes(operation, {});
        expect(JSON.parse(new TextDecoder().decode(answer))).toEqual({ from: operation.subject });
      }
      for (const event of access.publishes) await busOf(user).publishRaw(event.subject, '{}');
      for (const { durable, event } of access.consumes)
        done.push(await consumeOne(user, durable, event.subject));
      if (access.files) done.push(await passFile(user));
      expect(done).toHaveLength(access.consumes.length + (access.files ? 1 : 0));
    }
  });

  it.each(BUS_USERS.filter((user) => BUS_ACCESS[user].listensTo.length > 0))(
    'lets %s receive each event that it listens to',
    async (user) => {
      const events = BUS_ACCESS[user].listensTo;
      const heard = new Set<string>();
      const listener = new EventListener(busOf(user), new EventStreams(as(user), 1, new Readiness()));
      await new Promise<void>((resolve) =>
        listener.listen(events, (subject) => void heard.add(subject), resolve),
      );
      const publishers = BUS_USERS.flatMap((name) =>
        BUS_ACCESS[name].publishes
          .filter((event) => events.includes(event))
          .map((event) => ({ name, event })),
      );
      for (const { name, event } of publishers) await busOf(name).publishRaw(event.subject, '{}');
      const giveUpAt = Date.now() + 20_000;
      while (heard.size < events.length && Date.now() < giveUpAt) await as(user).flush();
      await listener.beforeApplicationShutdown();
      expect([...heard].sort()).toEqual(events.map((event) => event.subject).sort());
    },
    40_000,
  );

  it('refuses an operation that a service does not need', async () => {
    await expect(as('media').request(listAudit.subject, '{}', { timeout: 5_000 })).rejects.toThrow(REFUSED);
    await expect(as('gateway').request(scanBusinesses.subject, '{}', { timeout: 5_000 })).rejects.toThrow(
      REFUSED,
    );
    await expect(
      as('gateway').request(setOperatorPassword.subject, '{}', { timeout: 5_000 }),
    ).rejects.toThrow(REFUSED);
  });

  it.each(BUS_USERS)(
    'refuses %s every operation and event that the access table does not list',
    async (user) => {
      const { calls, publishes } = BUS_ACCESS[user];
      const named = new Set([...calls, ...publishes].map(({ subject }) => subject));
      const events = BUS_USERS.flatMap((name) => BUS_ACCESS[name].publishes);
      const others = [...ALL_OPERATIONS, ...events].map(({ subject }) => subject);
      const foreign = [...new Set(others)].filter((subject) => !named.has(subject));
      expect(await refusedSubjects(as(user), foreign)).toEqual(foreign.sort());
    },
  );

  it.each(BUS_USERS.filter((user) => !BUS_ACCESS[user].files))(
    'refuses %s, which transfers no files, access to the file store',
    async (user) => {
      const bucket = ['$JS.API.STREAM.INFO', '$JS.API.STREAM.MSG.GET', '$JS.API.STREAM.PURGE'];
      const subjects = [...bucket.map((verb) => `${verb}.OBJ_${FILE_BUCKET}`), `$O.${FILE_BUCKET}.C.x`];
      expect(await refusedSubjects(as(user), subjects)).toEqual(subjects.sort());
    },
  );

  it("does not let a process respond for another or read another's responses", async () => {
    expect(await faultOf(as('inbox'), getBusiness.subject)).toMatch(REFUSED);
    expect(await faultOf(as('inbox'), '_INBOX_gateway.>')).toMatch(REFUSED);
    expect(await faultOf(as('inbox'), '>')).toMatch(REFUSED);
  });

  it("does not let a process publish another's event, or delete another's consumer or a stream", async () => {
    const stream = jetstream(as('search'));
    await expect(stream.publish(settingsChanged.subject, '{}', { timeout: 5_000 })).rejects.toThrow(REFUSED);
    const manager = await jetstreamManager(as('gateway'), { checkAPI: false, timeout: 5_000 });
    await expect(manager.consumers.delete(EVENT_STREAM, 'search-index')).rejects.toThrow(REFUSED);
    for (const name of EVENT_STREAMS) {
      await expect(manager.streams.delete(name)).rejects.toThrow(REFUSED);
      await expect(manager.streams.purge(name)).rejects.toThrow(REFUSED);
    }
  });

  it('refuses access without a password or with a wrong one', async () => {
    const { connect } = await import('@nats-io/transport-node');
    await expect(connect({ servers: address, reconnect: false })).rejects.toThrow(/authorization/i);
    const wrong = { servers: address, reconnect: false, user: 'gateway', pass: passwordOf('media') };
    await expect(connect(wrong)).rejects.toThrow(/authorization/i);
  });

  async function consumeOne(user: BusUser, durable: string, subject: string): Promise<string> {
    await publisherOf(subject).publishRaw(subject, '{}');
    const manager = await jetstreamManager(as(user));
    const config = { durable_name: durable, filter_subject: subject, ack_policy: AckPolicy.Explicit };
    await manager.consumers.add(streamOf(subject), config);
    const consumer = await jetstream(as(user)).consumers.get(streamOf(subject), durable);
    const message = await consumer.next({ expires: 10_000 });
    if (!message) throw new Error(`${durable} got nothing`);
    message.working();
    if (!(await message.ackAck())) throw new Error(`${durable} could not acknowledge`);
    return message.subject;
  }

  function publisherOf(subject: string): MessageBus {
    const owner = BUS_USERS.find((user) =>
      BUS_ACCESS[user].publishes.some((event) => event.subject === subject),
    );
    if (!owner) throw new Error(`no service publishes ${subject}`);
    return busOf(owner);
  }

  async function passFile(user: BusUser): Promise<string> {
    const files = new FileStore(busOf(user));
    await files.put(`from-${user}`, Readable.from([Buffer.from('content')]));
    const { content } = await files.get(`from-${user}`);
    const read = Buffer.concat((await content.toArray()) as Buffer[]).toString();
    await files.delete(`from-${user}`);
    return read;
  }
});

/** The given subjects to which a user may not publish, sorted. */
async function refusedSubjects(connection: NatsConnection, subjects: readonly string[]): Promise<string[]> {
  const status = connection.status();
  for (const subject of [...subjects, OF_NOBODY]) connection.publish(subject, '{}');
  const refused: string[] = [];
  for await (const said of status) {
    if (said.type !== 'error' || !(said.error instanceof errors.PermissionViolationError)) continue;
    // This subject is always the last one.
    if (said.error.subject === OF_NOBODY) break;
    refused.push(said.error.subject);
  }
  return refused.sort();
}

/** The server's response to a subscription. */
async function faultOf(connection: NatsConnection, subject: string): Promise<string> {
  const fault = new Promise<string>((resolve) => {
    connection.subscribe(subject, { callback: (error) => resolve(error?.message ?? 'a message came') });
  });
  await connection.flush();
  return fault;
}
