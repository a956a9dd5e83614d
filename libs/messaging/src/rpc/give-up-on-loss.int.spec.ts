import { defineOperation } from '@gewerk/contracts/bus';
import { EngineWatch } from '@gewerk/service-kit';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, type INestApplication, Module } from '@nestjs/common';
import { mongo } from 'mongoose';
import { z } from 'zod';
import { Answers, MessagingModule } from '../index.js';

const operation = (name: string) =>
  defineOperation({
    service: 'settings',
    name,
    input: z.object({}),
    output: z.object({}),
    timeoutMs: 20_000,
  });
const wait = operation('test-wait-for-engine');
const fail = operation('test-fail-for-engine');
const quick = operation('test-without-engine');

@Controller()
class TestController {
  @Answers(wait)
  wait(): Promise<Record<string, never>> {
    return new Promise(() => undefined);
  }

  @Answers(fail)
  fail(): Promise<Record<string, never>> {
    return Promise.reject(new mongo.MongoNetworkError('connection reset'));
  }

  @Answers(quick)
  quick(): Record<string, never> {
    return {};
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [TestController],
})
class TestModule {}

describe('operations of a service that has lost an engine', () => {
  let servers: TestBus;
  let app: INestApplication;
  beforeAll(async () => {
    servers = await startTestBus();
    app = await servers.start('settings', TestModule);
  });
  afterAll(() => servers.close());
  afterEach(() => app.get(EngineWatch).report('mongodb', true));

  it('fail as unavailable instead of waiting for the engine, whether they began before or after the loss', async () => {
    const before = servers.bus.request(wait, {});
    const failed = expect(before).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('mongodb'),
    });
    await servers.bus.request(quick, {});
    app.get(EngineWatch).report('mongodb', false);
    await failed;
    const from = performance.now();
    await expect(servers.bus.request(wait, {})).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - from).toBeLessThan(10_000);
  });

  it('succeed if they do not need the engine', async () => {
    app.get(EngineWatch).report('mongodb', false);
    await expect(servers.bus.request(quick, {})).resolves.toEqual({});
  });

  it("fail as unavailable, not as internal errors, if the engine's driver reports the loss", async () => {
    await expect(servers.bus.request(fail, {})).rejects.toMatchObject({ code: 'unavailable' });
  });
});
