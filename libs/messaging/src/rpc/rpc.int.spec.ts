import { randomBytes } from 'node:crypto';
import { GewerkError } from '@gewerk/contracts';
import { defineOperation } from '@gewerk/contracts/bus';
import { logger, requestContext } from '@gewerk/service-kit';
import { eventually, startTestBus, type TestBus } from '@gewerk/testing';
import { Controller, Injectable, Module } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { z } from 'zod';
import { Answers, MessagingModule } from '../index.js';

const operation = <I extends z.ZodType, O extends z.ZodType>(name: string, input: I, output: O) =>
  defineOperation({ service: 'settings', name, input, output });

const text = z.object({ text: z.string() });
const greet = operation(
  'test-greet',
  z.object({ name: z.string().max(5), times: z.number().int().default(2) }),
  text,
);
const refuse = operation('test-refuse', z.object({}), text);
const crash = operation('test-crash', z.object({}), text);
const hang = operation('test-hang', z.object({}), text);
const large = operation('test-large', z.object({ bytes: z.number(), random: z.boolean() }), text);
const who = operation('test-who', z.object({}), z.object({ replica: z.string(), requestId: z.string() }));

let replicas = 0;

@Injectable()
class Replica {
  readonly name = `replica ${(replicas += 1)}`;
}

@Controller()
class TestController {
  constructor(private readonly replica: Replica) {}

  @Answers(greet)
  greet(@Payload() input: { name: string; times: number }): { text: string } {
    return { text: `Grüß Gott, ${input.name}! `.repeat(input.times).trim() };
  }

  @Answers(refuse)
  refuse(): { text: string } {
    throw new GewerkError('conflict', 'Another import runs.', [{ field: 'file', message: 'must wait' }]);
  }

  @Answers(crash)
  crash(): Promise<{ text: string }> {
    return Promise.reject(new Error('the secret is 4711'));
  }

  @Answers(hang)
  hang(): Promise<{ text: string }> {
    return new Promise(() => undefined);
  }

  @Answers(large)
  large(@Payload() { bytes, random }: { bytes: number; random: boolean }): { text: string } {
    if (!random) return { text: 'Meisterbetrieb '.repeat(Math.ceil(bytes / 15)).slice(0, bytes) };
    return { text: randomBytes(bytes).toString('base64') };
  }

  @Answers(who)
  async who(): Promise<{ replica: string; requestId: string }> {
    await new Promise((resolve) => setImmediate(resolve));
    return { replica: this.replica.name, requestId: requestContext.getStore()?.requestId ?? '' };
  }
}

@Module({
  imports: [MessagingModule.forProcess('settings', { health: false })],
  controllers: [TestController],
  providers: [Replica],
})
class TestModule {}

describe('operations over NATS', () => {
  let servers: TestBus;

  beforeAll(async () => {
    servers = await startTestBus();
    await servers.start('settings', TestModule);
  });

  afterAll(() => servers.close());

  const failure = (work: Promise<unknown>): Promise<GewerkError> =>
    work.then(
      () => Promise.reject(new Error('it answered')),
      (error: unknown) => error as GewerkError,
    );

  it('receive the parsed input, with the defaults of the contract filled in', async () => {
    await expect(servers.bus.request(greet, { name: 'Jörg' })).resolves.toEqual({
      text: 'Grüß Gott, Jörg! Grüß Gott, Jörg!',
    });
  });

  it('can return the JSON of a response unparsed', async () => {
    const bytes = await servers.bus.requestBytes(greet, { name: 'Eva', times: 1 });
    expect(Buffer.from(bytes).toString()).toBe('{"text":"Grüß Gott, Eva!"}');
  });

  it('refuse input that does not match the contract, naming each field', async () => {
    const wrong = { name: 'Bartholomäus', times: 1.5 };
    const error = await failure(servers.bus.request(greet, wrong));
    expect(error).toBeInstanceOf(GewerkError);
    expect(error.code).toBe('invalid-input');
    expect(error.errors.map(({ field }) => field)).toEqual(['name', 'times']);
  });

  it('carry an expected error across processes as data', async () => {
    const error = await failure(servers.bus.request(refuse, {}));
    expect(error).toMatchObject({
      code: 'conflict',
      status: 409,
      message: 'Another import runs.',
      errors: [{ field: 'file', message: 'must wait' }],
    });
  });

  it('report an unknown error without its detail, and log it', async () => {
    const logged = jest.spyOn(logger, 'error');
    const error = await failure(servers.bus.request(crash, {}));
    expect(error.code).toBe('internal');
    expect(JSON.stringify({ ...error, message: error.message })).not.toContain('4711');
    expect(logged).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'the secret is 4711' }) as Error },
      expect.any(String),
    );
    logged.mockRestore();
  });

  it('report invalid-input for a request that is not JSON', async () => {
    const answer = await servers.bus.connection.request(greet.subject, 'no {json', { timeout: 2_000 });
    expect(answer.json()).toMatchObject({ code: 'invalid-input' });
  });

  it('time out after their limit', async () => {
    const error = await failure(servers.bus.request(hang, {}, { timeoutMs: 150 }));
    expect(error).toMatchObject({ code: 'timeout', status: 504 });
  });

  it('report that a service is not running', async () => {
    const nobody = operation('test-nobody', z.object({}), text);
    const error = await failure(servers.bus.request(nobody, {}, { waitForResponderMs: 0 }));
    expect(error).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it('return a response of 3 MB whole, although a message holds only 1 MB', async () => {
    const answer = await servers.bus.request(large, { bytes: 3_000_000, random: false });
    expect(answer.text).toHaveLength(3_000_000);
    expect(answer.text.endsWith('Meisterbetrieb ')).toBe(true);
  });

  it('fail at once, not by timeout, if a response does not fit into a message even when compressed', async () => {
    const error = await failure(servers.bus.request(large, { bytes: 3_000_000, random: true }));
    expect(error.code).toBe('internal');
  });

  it('carry the request id of the caller into the handler', async () => {
    const answer = await requestContext.run({ requestId: 'from-the-browser' }, () =>
      servers.bus.request(who, {}),
    );
    expect(answer.requestId).toBe('from-the-browser');
  });

  it('are shared by replicas, and none is lost when one of them closes', async () => {
    const second = await servers.start('settings', TestModule);
    const ask = async () => (await servers.bus.request(who, {})).replica;
    // The server receives the second replica's subscriptions a moment after that replica is ready.
    const heard = new Set<string>();
    const bothAnswer = async () => {
      for (const replica of await Promise.all(Array.from({ length: 40 }, ask))) heard.add(replica);
      return heard.size === 2;
    };
    await eventually(bothAnswer);
    const asked = Array.from({ length: 200 }, ask);
    await Promise.all([second.close(), ...asked]);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, ask))).size).toBe(1);
  });

  it('wait for a service that restarts', async () => {
    const restarting = await startTestBus();
    try {
      const first = await restarting.start('settings', TestModule);
      await restarting.bus.request(greet, { name: 'Eva' });
      await first.close();
      await eventually(
        async () =>
          (await failure(restarting.bus.request(greet, { name: 'Eva' }, { waitForResponderMs: 0 }))).code ===
          'unavailable',
      );
      const answer = restarting.bus.request(greet, { name: 'Eva', times: 1 }, { waitForResponderMs: 15_000 });
      await restarting.start('settings', TestModule);
      await expect(answer).resolves.toEqual({ text: 'Grüß Gott, Eva!' });
    } finally {
      await restarting.close();
    }
  });
});
