import {
  confirmNewsletter,
  countSubscribers,
  endNewsletter,
  exportSubscribers,
  requestNewsletter,
} from '@gewerk/contracts/bus';
import { eventually, startRedis, startTestBus, type TestBus, type TestServer } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';
import { type MailSink, startMailSink } from '../test/mail-sink.js';
import type { SubscriberRecord } from './subscriber.schema.js';

describe('the newsletter', () => {
  let servers: TestBus;
  let redis: TestServer;
  let sink: MailSink;
  let connection: Connection;

  beforeAll(async () => {
    [servers, redis, sink] = await Promise.all([startTestBus(), startRedis(), startMailSink()]);
    const addresses = { REDIS_URL: redis.url, SMTP_URL: sink.url, CANONICAL_URL: 'https://gewerk.example' };
    Object.assign(process.env, addresses);
    const app = await servers.start('inbox', AppModule);
    connection = app.get<Connection>(getConnectionToken());
    await Promise.all(Object.values(connection.models).map((model) => model.init()));
  });

  afterAll(async () => {
    await servers.close();
    await sink.close();
    await redis.stop();
  });

  const ask = (email: string, number: number) =>
    servers.bus.request(requestNewsletter, {
      delivery: { key: `key-of-${number}-form`, tokenId: `token-of-${number}-form` },
      form: { email },
    });
  const subscribers = () => connection.collection<SubscriberRecord>('subscribers');

  it('counts an address only after the link in its mail was used, and deletes it with one click', async () => {
    const { id } = await ask('Ida@ida.example', 1);
    const again = await ask('ida@ida.example', 2);
    expect(again).toEqual({ id: expect.stringMatching(/^[0-9a-f]{24}$/) as string });
    expect(again.id).not.toBe(id);
    await eventually(() => sink.mails.length > 0);
    expect(await subscribers().findOne()).toMatchObject({ email: 'ida@ida.example', confirmedAt: null });

    const mail = sink.mails[0];
    const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const unsubscribe = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '');
    expect(unsubscribe.pathname).toBe('/api/newsletter/unsubscribe');
    const token = unsubscribe.searchParams.get('token') ?? '';
    expect(mail?.text).toContain(`https://gewerk.example/newsletter?token=${token}&action=confirm`);

    const exported = async () => (await servers.bus.request(exportSubscribers, {})).csv;
    expect(await servers.bus.request(countSubscribers, {})).toEqual({ subscribed: 0, unconfirmed: 1 });
    expect(await exported()).not.toContain('ida@ida.example');
    expect(await servers.bus.request(confirmNewsletter, { token })).toEqual({ state: 'subscribed' });
    expect(await servers.bus.request(confirmNewsletter, { token })).toEqual({ state: 'subscribed' });
    expect(await subscribers().findOne()).toMatchObject({
      confirmedAt: expect.any(Date) as Date,
      expiresAt: null,
    });
    expect(await servers.bus.request(countSubscribers, {})).toEqual({ subscribed: 1, unconfirmed: 0 });
    expect(await exported()).toMatch(
      new RegExp(`^\ufeffemail,.*\r\nida@ida.example,.*/unsubscribe\\?token=${token}\r\n$`),
    );
    const began = performance.now();
    expect([id, again.id]).not.toContain((await ask('ida@ida.example', 3)).id);
    // The response takes as long as for an address that must be stored first.
    expect(performance.now() - began).toBeGreaterThan(200);
    expect(sink.mails).toHaveLength(1);

    for (let times = 0; times < 2; times += 1) {
      expect(await servers.bus.request(endNewsletter, { token })).toEqual({ state: 'unsubscribed' });
    }
    expect(await subscribers().countDocuments()).toBe(0);
    await expect(servers.bus.request(confirmNewsletter, { token })).rejects.toMatchObject({
      code: 'subscription-not-found',
    });
  });
});
