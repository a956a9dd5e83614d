import { defineOperation, getDirectoryCounts, type OutputOf, type ServiceName } from '@gewerk/contracts/bus';
import { Answers, MessageBus, MessagingModule } from '@gewerk/messaging';
import { metrics } from '@gewerk/service-kit';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { z } from 'zod';
import { CALL_BOUNDS } from './call-bounds.js';
import { ServiceGuards } from './service-guards.js';

const operation = (service: ServiceName, timeoutMs: number) =>
  defineOperation({
    service,
    name: 'test-guarded',
    input: z.object({}),
    output: z.object({ ok: z.boolean() }),
    timeoutMs,
  });
const slow = operation('settings', 1_000);
const healthy = operation('media', 5_000);

let hangs = false;
let asked = 0;

@Controller()
class SlowController {
  @Answers(slow)
  answer(): Promise<{ ok: boolean }> {
    asked += 1;
    return hangs ? new Promise(() => undefined) : Promise.resolve({ ok: true });
  }
}
@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [SlowController],
})
class SlowModule {}

@Controller()
class HealthyController {
  @Answers(healthy)
  answer(): { ok: boolean } {
    return { ok: true };
  }
}
@Module({
  imports: [MessagingModule.forProcess('media', { health: false })],
  controllers: [HealthyController],
})
class HealthyModule {}

const COUNTS: OutputOf<typeof getDirectoryCounts> = {
  total: 7,
  cities: 2,
  categories: 1,
  averageRating: null,
  addedLast30Days: 0,
};
let taken: () => void = () => undefined;

@Controller()
class SilentController {
  @Answers(getDirectoryCounts)
  answer(): Promise<never> {
    taken();
    return new Promise(() => undefined);
  }
}
@Module({
  imports: [MessagingModule.forProcess('directory', { health: false })],
  controllers: [SilentController],
})
class SilentModule {}

@Controller()
class SecondController {
  @Answers(getDirectoryCounts)
  answer(): typeof COUNTS {
    return COUNTS;
  }
}
@Module({
  imports: [MessagingModule.forProcess('directory', { health: false })],
  controllers: [SecondController],
})
class SecondModule {}

@Module({ imports: [MessagingModule.forProcess('gateway', { health: false, guard: new ServiceGuards() })] })
class GatewayModule {}

const lines = async (): Promise<string[]> => (await metrics.metrics()).split('\n');

describe('calls of the gateway', () => {
  let servers: TestBus;
  let gateway: INestApplicationContext;
  let bus: MessageBus;
  beforeAll(async () => {
    servers = await startTestBus();
    await servers.start('settings', SlowModule);
    await servers.start('media', HealthyModule);
    gateway = await NestFactory.createApplicationContext(GatewayModule, { logger: false });
    bus = gateway.get(MessageBus);
  });
  afterAll(async () => {
    await gateway.close();
    await servers.close();
  });

  const isAnswered = (): Promise<boolean> =>
    bus.request(slow, {}).then(
      () => true,
      () => false,
    );

  it('are limited and then refused for a service that hangs, while other services answer, and pass again once it recovers', async () => {
    const { atOnce, waiting } = CALL_BOUNDS.short;
    hangs = true;
    const calls = Array.from({ length: atOnce + waiting + 1 }, () =>
      bus.request(slow, {}).catch((error: unknown) => error),
    );
    const metricLines = await lines();
    expect(metricLines).toContain(`gewerk_calls_under_way{service="settings",length="short"} ${atOnce}`);
    expect(metricLines).toContain(`gewerk_calls_waiting{service="settings",length="short"} ${waiting}`);
    expect(metricLines).toContain('gewerk_calls_shed_total{service="settings",reason="queue-full"} 1');
    await expect(bus.request(healthy, {})).resolves.toEqual({ ok: true });

    const codes = (await Promise.all(calls)).map((error) => (error as { code?: string }).code);
    expect(codes.filter((code) => code === 'timeout')).toHaveLength(atOnce);
    expect(codes.slice(atOnce).every((code) => code === 'unavailable')).toBe(true);
    expect(await lines()).toContain(
      `gewerk_calls_shed_total{service="settings",reason="waited-too-long"} ${waiting}`,
    );

    const before = asked;
    await expect(bus.request(slow, {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toBe(before);
    expect(await lines()).toContain('gewerk_circuit_open{service="settings"} 1');
    await expect(bus.request(healthy, {})).resolves.toEqual({ ok: true });

    hangs = false;
    const backAt = performance.now();
    await eventually(isAnswered, { everyMs: 20 });
    expect(performance.now() - backAt).toBeLessThan(2_000);
    expect(await lines()).toContain('gewerk_circuit_open{service="settings"} 0');
  });

  it('try another process of the service for a visitor’s read if the first ended without an answer', async () => {
    const first = await servers.start('directory', SilentModule);
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const counts = bus.request(getDirectoryCounts, {});
    await isTaken;
    await servers.start('directory', SecondModule);
    // Acts as if it were killed: the calls that it received are never answered.
    await first.get(MessageBus).connection.close();
    const from = performance.now();
    expect(await counts).toEqual(COUNTS);
    expect(performance.now() - from).toBeLessThan(2_000);
    // The other process is called once if it answers immediately, otherwise again every half second.
    expect((await lines()).join('\n')).toMatch(/^gewerk_calls_repeated_total\{service="directory"\} [123]$/m);
  });
});
