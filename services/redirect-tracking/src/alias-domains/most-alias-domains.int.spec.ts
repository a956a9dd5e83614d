import { listAliasDomains, removeAliasDomain, saveAliasDomain } from '@gewerk/contracts/bus';
import { ALIAS_DOMAIN } from '@gewerk/contracts/limits';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../app.module.js';
import type { StoredAliasDomain } from './alias-domain.schema.js';

const ROOM = 3;

describe('alias domains', () => {
  let servers: TestBus;

  beforeAll(async () => {
    process.env['CANONICAL_URL'] = 'https://gewerk.example';
    servers = await startTestBus();
    const app = await servers.start('redirect-tracking', AppModule);
    // Domains as stored by an earlier version: without slots.
    const stored = Array.from({ length: ALIAS_DOMAIN.maxCount - ROOM }, (_, number) => ({
      _id: `alt-${number}.example`,
      targetPath: '',
      addedAt: new Date(),
    }));
    const connection = app.get<Connection>(getConnectionToken());
    await connection.collection<StoredAliasDomain>('alias_domains').insertMany(stored);
  });

  afterAll(() => servers.close());

  const add = (domain: string, targetPath = '') =>
    servers.bus.request(saveAliasDomain, { domain, targetPath });

  it('never exceed their limit, however many are added at once', async () => {
    const asked = Array.from({ length: ROOM + 9 }, (_, number) => add(`neu-${number}.example`));
    const ends = await Promise.allSettled(asked);
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(ROOM);
    await expect(add('spaet.example')).rejects.toMatchObject({ code: 'conflict' });

    expect(await add('alt-1.example', '/categories')).toMatchObject({ targetPath: '/categories' });
    await servers.bus.request(removeAliasDomain, { domain: 'alt-2.example' });
    await add('spaet.example');
    expect((await servers.bus.request(listAliasDomains, {})).domains).toHaveLength(ALIAS_DOMAIN.maxCount);
  });
});
