import { MongoClient } from 'mongodb';
import { startMeili, startMongo, startNats, startOwnMongo, startRedis } from './index.js';
import { tcpTalk } from '@gewerk/engines';

const redisSays = (url: string, command: string): Promise<string> =>
  tcpTalk(Number(new URL(url).port), `${command}\r\n`);

describe('the backing servers of a test run', () => {
  it('give each suite an empty database with transactions and change streams', async () => {
    const [first, second] = await Promise.all([startMongo(), startMongo()]);
    expect(first.database).not.toBe(second.database);
    const client = await new MongoClient(first.url).connect();
    const cities = client.db().collection<{ name: string }>('cities');
    const changes = cities.watch();
    await changes.tryNext();
    await client.withSession((session) =>
      session.withTransaction(() => cities.insertOne({ name: 'Krems' }, { session })),
    );
    expect(await changes.next()).toMatchObject({ fullDocument: { name: 'Krems' } });
    await changes.close();
    await client.close();

    const other = await new MongoClient(second.url).connect();
    expect(await other.db().listCollections().toArray()).toEqual([]);
    await other.close();
  });

  it('restart a killed mongod at its address with all acknowledged writes', async () => {
    const mongo = await startOwnMongo();
    const client = await new MongoClient(mongo.url).connect();
    await client
      .db('shop')
      .collection('rows')
      .insertOne({ n: 1 }, { writeConcern: { w: 'majority', journal: true } });
    await mongo.kill();
    await mongo.restart();
    expect(await client.db('shop').collection('rows').countDocuments()).toBe(1);
    await client.close();
    await mongo.stop();
  });

  it('include a NATS server with JetStream that comes back at its address', async () => {
    const nats = await startNats();
    const port = Number(new URL(nats.url).port);
    expect(await tcpTalk(port)).toContain('"jetstream":true');
    await nats.kill();
    expect(await tcpTalk(port)).toBe('');
    await nats.restart();
    expect(await tcpTalk(port)).toContain('"jetstream":true');
    await nats.stop();
  });

  it('include a Valkey that evicts nothing and keeps its data over a restart', async () => {
    const redis = await startRedis();
    expect(await redisSays(redis.url, 'CONFIG GET maxmemory-policy')).toContain('noeviction');
    expect(await redisSays(redis.url, 'CONFIG SET appendfsync always')).toBe('+OK\r\n');
    expect(await redisSays(redis.url, 'SET city Bindlach')).toBe('+OK\r\n');
    await redis.kill();
    await redis.restart();
    expect(await redisSays(redis.url, 'GET city')).toContain('Bindlach');
    await redis.stop();
  });

  it('include a Meilisearch that requires its key', async () => {
    const meili = await startMeili();
    const ask = async (key: string): Promise<number> =>
      (await fetch(`${meili.url}/version`, { headers: { authorization: `Bearer ${key}` } })).status;
    expect(await ask(meili.key)).toBe(200);
    expect(await ask('another')).toBe(403);
    await meili.stop();
  });
});
