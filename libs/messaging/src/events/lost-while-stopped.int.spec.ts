import { settingsChanged } from '@gewerk/contracts/bus';
import { MongoModule } from '@gewerk/service-kit';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { jetstreamManager } from '@nats-io/jetstream';
import { AfterGap, CHANGE_STREAM, Consumes, EVENT_STREAM, MessagingModule } from '../index.js';

const heard: number[] = [];
const gaps: Date[] = [];
let failuresLeft = 0;

@Controller()
class TestController {
  @Consumes(settingsChanged, { durable: 'test-stopped' })
  hear(@Payload() events: { version: number }[]): Promise<void> {
    heard.push(...events.map(({ version }) => version));
    return Promise.resolve();
  }

  @AfterGap('test-stopped')
  rebuild(before: Date): Promise<void> {
    if ((failuresLeft -= 1) >= 0) return Promise.reject(new Error('not yet'));
    gaps.push(before);
    return Promise.resolve();
  }
}

@Module({
  imports: [
    MongoModule.forDatabase('stopped', []),
    MessagingModule.forProcess('settings', { health: false }),
  ],
  controllers: [TestController],
})
class TestModule {}

describe('streams that are lost while the service is stopped', () => {
  let servers: TestBus;

  beforeAll(async () => {
    servers = await startTestBus();
  });

  afterAll(() => servers.close());

  /** One run of the service: it receives a version, then exits. */
  const run = async (version: number): Promise<void> => {
    const app = await servers.start('settings', TestModule);
    await eventually(async () => {
      await servers.bus.publish(settingsChanged, { version }).catch(() => undefined);
      return heard.includes(version);
    });
    await app.close();
  };

  const loseStreams = async (): Promise<void> => {
    const manager = await jetstreamManager(servers.bus.connection);
    for (const stream of [CHANGE_STREAM, EVENT_STREAM]) await manager.streams.delete(stream);
  };

  it('are detected at its next start, which rebuilds the affected data once', async () => {
    await run(1);
    await run(2);
    expect(gaps).toEqual([]);
    await loseStreams();
    failuresLeft = 1;
    await run(3);
    expect(gaps).toHaveLength(1);
    await run(4);
    expect(gaps).toHaveLength(1);
  });
});
