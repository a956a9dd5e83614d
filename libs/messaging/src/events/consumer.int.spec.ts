import { join } from 'node:path';
import { businessChanged, type PayloadOf, runProgress, settingsChanged } from '@gewerk/contracts/bus';
import { eventually, startChild, startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import { CHANGE_STREAM, Consumes, MessagingModule } from '../index.js';

const PATIENT = {
  ...{ maxMessages: 50, maxWaitMs: 60_000, promptBytes: 500 },
  isFollowed: ({ isFollowed }: Changed) => isFollowed === true,
};

type Changed = PayloadOf<typeof businessChanged>;

interface Version {
  version: number;
}

/** What the handlers of a suite received, and how they are made to fail. */
const heard = {
  versions: [] as number[],
  batches: [] as string[][],
  prompt: [] as string[][],
  patient: [] as string[][],
  kills: [] as number[],
};
let failuresLeft = 0;
/** Keeps the batch handler busy until it resolves. */
let batchGate: Promise<void> = Promise.resolve();
/** Keeps the handler of prompt events busy until it resolves. */
let promptGate: Promise<void> = Promise.resolve();

@Controller()
class TestController {
  @Consumes(settingsChanged, { durable: 'test-one' })
  one(@Payload() events: Version[]): Promise<void> {
    heard.versions.push(...events.map((event) => event.version));
    if (failuresLeft === 0) return Promise.resolve();
    failuresLeft -= 1;
    return Promise.reject(new Error('the index is away'));
  }

  @Consumes(businessChanged, { durable: 'test-batch', maxMessages: 50, maxWaitMs: 3_000 })
  batch(@Payload() events: { ids: string[] }[]): Promise<void> {
    heard.batches.push(events.flatMap((event) => event.ids));
    return batchGate;
  }

  @Consumes(businessChanged, { durable: 'test-prompt', maxMessages: 50, maxWaitMs: 60_000, promptBytes: 500 })
  prompt(@Payload() events: { ids: string[] }[]): Promise<void> {
    heard.prompt.push(events.flatMap((event) => event.ids));
    return promptGate;
  }
}

@Controller()
class PatientController {
  @Consumes(businessChanged, { ...PATIENT, durable: 'test-patient' })
  hear(@Payload() events: { ids: string[] }[]): Promise<void> {
    heard.patient.push(events.flatMap((event) => event.ids));
    return Promise.resolve();
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [TestController, PatientController],
})
class TestModule {}

@Controller()
class SurvivorController {
  @Consumes(settingsChanged, { durable: 'test-killed', ackWaitMs: 2_000 })
  hear(@Payload() events: Version[]): Promise<void> {
    heard.kills.push(...events.map((event) => event.version));
    return Promise.resolve();
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [SurvivorController],
})
class SurvivorModule {}

describe('durable consumers of events', () => {
  let servers: TestBus;

  beforeAll(async () => {
    servers = await startTestBus();
    await servers.start('settings', TestModule);
  });

  afterAll(() => servers.close());

  beforeEach(() => {
    heard.versions.length = 0;
    heard.batches.length = 0;
    heard.prompt.length = 0;
    heard.patient.length = 0;
  });

  const unacknowledged = async (durable: string): Promise<number> => {
    const manager = await jetstreamManager(servers.bus.connection);
    const info = await manager.consumers.info(CHANGE_STREAM, durable);
    return info.num_ack_pending + info.num_pending;
  };

  // Otherwise events that a slow consumer has not handled would arrive in the next test.
  afterEach(() => eventually(async () => (await unacknowledged('test-prompt')) === 0));

  it('receive an event again until its handler succeeds', async () => {
    failuresLeft = 2;
    await servers.bus.publish(settingsChanged, { version: 7 });
    await eventually(async () => heard.versions.length === 3 && (await unacknowledged('test-one')) === 0);
    expect(heard.versions).toEqual([7, 7, 7]);
  });

  it('receive an event only once if it was published twice under the same message id', async () => {
    await servers.bus.publish(settingsChanged, { version: 8 }, { messageId: 'saved-8' });
    await servers.bus.publish(settingsChanged, { version: 8 }, { messageId: 'saved-8' });
    await servers.bus.publish(settingsChanged, { version: 9 });
    await eventually(() => heard.versions.includes(9));
    expect(heard.versions).toEqual([8, 9]);
  });

  it('skip an event that does not match its contract', async () => {
    await jetstream(servers.bus.connection).publish(settingsChanged.subject, '{"version":"ten"}');
    await jetstream(servers.bus.connection).publish(settingsChanged.subject, 'no {json');
    await servers.bus.publish(settingsChanged, { version: 11 });
    await eventually(async () => heard.versions.includes(11) && (await unacknowledged('test-one')) === 0);
    expect(heard.versions).toEqual([11]);
  });

  it('collect simultaneous events into batches, in order, up to their limit', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `b${index}`);
    const publish = (id: string) =>
      servers.bus.publish(businessChanged, { ids: [id], citySlugs: [], categorySlugs: [] });
    let openGate = (): void => undefined;
    batchGate = new Promise((resolve) => (openGate = resolve));
    try {
      await publish('first');
      await eventually(() => heard.batches.flat().includes('first'));
      // However long this takes, all of these events are waiting when the handler is ready for the next one.
      await Promise.all(ids.map(publish));
    } finally {
      openGate();
    }
    await eventually(() => heard.batches.flat().length === ids.length + 1);
    expect(new Set(heard.batches.slice(1).flat())).toEqual(new Set(ids));
    expect(heard.batches.length).toBeLessThan(12);
    expect(Math.max(...heard.batches.map((batch) => batch.length))).toBeLessThanOrEqual(50);
  });

  it('do not delay a small event while large ones keep coming', async () => {
    const large = Array.from({ length: 40 }, (_, index) => `large-${index}-of-many`);
    const publish = (ids: string[]) =>
      servers.bus.publish(businessChanged, { ids, citySlugs: [], categorySlugs: [] });
    const published: Promise<void>[] = [];
    const keepComing = setInterval(() => published.push(publish(large)), 200);
    try {
      await eventually(async () => (await unacknowledged('test-prompt')) > 0);
      expect(heard.prompt).toEqual([]);
      await publish(['small']);
      await eventually(() => heard.prompt.flat().includes('small'));
    } finally {
      clearInterval(keepComing);
    }
    expect(heard.prompt[0]).toContain('large-0-of-many');
    await Promise.all(published);
  });

  it('wait for announced events, however small, and stop waiting once all have arrived', async () => {
    const publish = (ids: string[], isFollowed: boolean) =>
      servers.bus.publish(businessChanged, { ids, citySlugs: [], categorySlugs: [], isFollowed });
    await publish([], false);
    await eventually(async () => (await unacknowledged('test-patient')) === 0);
    heard.patient.length = 0;
    await publish(['early'], true);
    // A consumer that waits one second for events has stopped waiting by then.
    await eventually(() => heard.batches.flat().includes('early'));
    await publish(['late'], true);
    await publish([], false);
    await eventually(() => heard.patient.length > 0);
    expect(heard.patient).toEqual([['early', 'late']]);
  });

  it('handle small waiting events together, up to the first large one', async () => {
    const publish = (...ids: string[]) =>
      servers.bus.publish(businessChanged, { ids, citySlugs: [], categorySlugs: [] });
    const large = (name: string) => Array.from({ length: 40 }, (_, index) => `${name}-${index}-of-many`);
    const small = Array.from({ length: 30 }, (_, index) => `small-${index}`);
    // Otherwise a late event of the previous test would wait at the gate instead of the first one.
    await eventually(async () => (await unacknowledged('test-prompt')) === 0);
    heard.prompt.length = 0;
    let openGate = (): void => undefined;
    promptGate = new Promise((resolve) => (openGate = resolve));
    try {
      await publish('first');
      await eventually(() => heard.prompt.flat().includes('first'));
      for (const id of small) await publish(id);
      await publish(...large('one'));
      await publish(...large('two'));
    } finally {
      openGate();
    }
    await eventually(() => heard.prompt.length >= 3);
    expect(heard.prompt.slice(1)).toEqual([[...small, ...large('one')], large('two')]);
  });

  it('continue after NATS was killed', async () => {
    await servers.nats.kill();
    await servers.nats.restart();
    await eventually(() =>
      servers.bus.publish(settingsChanged, { version: 20 }).then(
        () => true,
        () => false,
      ),
    );
    await eventually(() => heard.versions.includes(20));
  });

  it('read a stream that does not accept subjects without an event', async () => {
    await expect(jetstream(servers.bus.connection).publish('settings.unknown', '{}')).rejects.toThrow();
    expect(runProgress.subject).toBe('run.progress');
  });

  it('receive an event again that a killed process had received', async () => {
    const stuck = startChild(
      process.execPath,
      [
        ...['--import', join(__dirname, '../../../testing/jest/compile-sources.mjs')],
        join(__dirname, '../../test/stuck-consumer.ts'),
      ],
      { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, NODE_OPTIONS: '' } },
    );
    let said = '';
    stuck.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()));
    try {
      await servers.bus.publish(settingsChanged, { version: 99 });
      await eventually(() => said.includes('took'));
    } finally {
      stuck.kill('SIGKILL');
    }
    const first = Number(/"version":(\d+)/.exec(said)?.[1]);
    await servers.start('settings', SurvivorModule);
    await eventually(() => heard.kills.includes(first));
  });
});
