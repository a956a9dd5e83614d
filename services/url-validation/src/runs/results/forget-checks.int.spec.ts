import { text } from 'node:stream/consumers';
import {
  forgetChecks,
  getValidationStatus,
  prepareValidationReport,
  startValidation,
} from '@gewerk/contracts/bus';
import { FileStore } from '@gewerk/messaging';
import {
  eventually,
  FakeDirectory,
  startRedis,
  startTestBus,
  type TestBus,
  type TestServer,
} from '@gewerk/testing';
import type { INestApplication } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { AppModule } from '../../app.module.js';
import { resultId } from './check-result.schema.js';
import { CheckResultsRepository } from './check-results.repository.js';

const PERSON = '0'.repeat(23) + '1';
const OTHER = '0'.repeat(23) + '2';
/** Not a public website: it is refused immediately. */
const WEBSITE = 'http://127.1/';

describe("a removal at a person's request", () => {
  let servers: TestBus;
  let redis: TestServer;
  let app: INestApplication;
  let runId: string;

  beforeAll(async () => {
    [servers, redis] = await Promise.all([startTestBus(), startRedis()]);
    process.env['REDIS_URL'] = redis.url;
    const directory = new FakeDirectory<{ id: string; name: string; website: string }>(servers.bus);
    directory.seed(
      { id: PERSON, name: 'Peter Geheim', website: WEBSITE },
      { id: OTHER, name: 'Bäckerei Huber', website: WEBSITE },
    );
    app = await servers.start('url-validation', AppModule);
    ({ runId } = await servers.bus.request(startValidation, {}));
    await eventually(async () => (await servers.bus.request(getValidationStatus, {})).isComplete);
  });
  afterAll(async () => {
    await servers.close();
    await redis.stop();
  });

  const reported = async (): Promise<string> => {
    const { object } = await servers.bus.request(prepareValidationReport, { id: runId, format: 'csv' });
    return text((await app.get(FileStore).get(object)).content);
  };
  const everything = async (): Promise<string> => {
    const collections = (await app.get<Connection>(getConnectionToken()).db?.collections()) ?? [];
    return JSON.stringify(await Promise.all(collections.map((each) => each.find().toArray())));
  };

  it('leaves nothing in results and reports of website checks, or of a check in progress', async () => {
    expect(await reported()).toContain('Peter Geheim');
    expect(await servers.bus.request(forgetChecks, { businessIds: [PERSON] })).toEqual({});
    const left = await reported();
    expect(left).toContain('Bäckerei Huber');
    expect(left).not.toContain('Peter Geheim');
    expect(await everything()).not.toContain('Peter Geheim');
    const late = {
      runId,
      businessId: PERSON,
      name: 'Peter Geheim',
      website: WEBSITE,
      grade: 'valid',
    } as const;
    const rest = { status: null, newAddress: null, fault: null, checkedAt: new Date() };
    await app.get(CheckResultsRepository).save([{ _id: resultId(runId, PERSON), ...late, ...rest }]);
    expect(await everything()).not.toContain('Peter Geheim');
    expect(await servers.bus.request(forgetChecks, { businessIds: [PERSON] })).toEqual({});
  });

  it('deletes the workbook written at the end of the check', async () => {
    await servers.bus.request(forgetChecks, { businessIds: [OTHER] });
    await expect(app.get(FileStore).get(`url-validation/${runId}.xlsx`)).rejects.toMatchObject({
      code: 'file-not-found',
    });
  });
});
