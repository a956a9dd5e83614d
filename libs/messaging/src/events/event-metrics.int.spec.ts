import { settingsChanged } from '@gewerk/contracts/bus';
import { metrics } from '@gewerk/service-kit';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, Module } from '@nestjs/common';
import { Consumes, MessagingModule } from '../index.js';

let isBroken = false;

@Controller()
class TestController {
  @Consumes(settingsChanged, { durable: 'test-metrics' })
  hear(): Promise<void> {
    return isBroken ? Promise.reject(new Error('the index is away')) : Promise.resolve();
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [TestController],
})
class TestModule {}

let servers: TestBus;

beforeAll(async () => {
  servers = await startTestBus();
  await servers.start('settings', TestModule);
});

afterAll(async () => {
  await servers.close();
});

/** The figure of a series of this consumer, as Prometheus would read it; undefined if there is none. */
async function figure(series: string): Promise<number | undefined> {
  const line = (await metrics.metrics()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const HANDLED = 'gewerk_events_total{consumer="test-metrics",outcome="handled"}';
const FAILED = 'gewerk_events_total{consumer="test-metrics",outcome="failed"}';
const PENDING = 'gewerk_consumer_pending_events{consumer="test-metrics"}';
const AGES = 'gewerk_event_age_seconds_count{consumer="test-metrics"}';

describe('the metrics of a consumer', () => {
  it('count handled, failed and waiting events, and measure the delay', async () => {
    for (let version = 1; version <= 3; version += 1) await servers.bus.publish(settingsChanged, { version });
    await eventually(async () => (await figure(HANDLED)) === 3 && (await figure(PENDING)) === 0);
    expect(await figure(AGES)).toBeGreaterThan(0);

    isBroken = true;
    await servers.bus.publish(settingsChanged, { version: 4 });
    await eventually(async () => ((await figure(FAILED)) ?? 0) > 0 && (await figure(PENDING)) === 1);

    isBroken = false;
    await eventually(async () => (await figure(HANDLED)) === 4 && (await figure(PENDING)) === 0);
  });
});
