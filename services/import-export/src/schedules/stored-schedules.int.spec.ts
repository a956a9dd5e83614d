import { IMPORT } from '@gewerk/contracts/limits';
import { fakeOnly, startMongo } from '@gewerk/testing';
import { type Connection, createConnection } from 'mongoose';
import {
  IMPORT_SCHEDULE_MODEL,
  type ImportScheduleRecord,
  importScheduleSchema,
} from './import-schedule.schema.js';
import { ImportSchedulesRepository } from './import-schedules.repository.js';

const HOUR = 3_600_000;
const choice = { address: 'https://a.example/x.csv', every: 'day', mode: 'skip', isPaused: false } as const;

let connection: Connection;
let schedules: ImportSchedulesRepository;

beforeAll(async () => {
  connection = await createConnection((await startMongo()).url).asPromise();
  const model = connection.model<ImportScheduleRecord>(IMPORT_SCHEDULE_MODEL, importScheduleSchema);
  await model.init();
  schedules = new ImportSchedulesRepository(model);
});
beforeEach(() => connection.collection('import_schedules').deleteMany({}));
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => connection.close());

/** Sets this process's clock wrong by this many hours, as on a host whose clock is off. */
const onHostWithClockOff = (hours: number) =>
  jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + hours * HOUR);

const save = (isPaused = false) => schedules.save('one', { ...choice, isPaused });

describe('scheduled imports', () => {
  it('never exceed their limit, even if many are created at once', async () => {
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, at) =>
        schedules.save(undefined, { ...choice, address: `https://a.example/${at}` }),
      ),
    );
    expect(await schedules.list()).toHaveLength(IMPORT.schedules);
  });
});

describe('a scheduled import, whatever the clocks of the hosts say,', () => {
  it('is due as soon as it is created, run by hand or resumed', async () => {
    onHostWithClockOff(2);
    await save();
    jest.useRealTimers();
    const first = await schedules.due();
    expect(first?._id).toBe('one');

    await schedules.postpone(first!, HOUR);
    expect(await schedules.due()).toBeNull();
    onHostWithClockOff(2);
    await schedules.runNow('one');
    jest.useRealTimers();
    expect((await schedules.due())?._id).toBe('one');

    expect((await save(true)).dueAt).toBeNull();
    expect(await schedules.due()).toBeNull();
    onHostWithClockOff(2);
    await save();
    jest.useRealTimers();
    expect((await schedules.due())?._id).toBe('one');
  });

  it('is due again after its interval, and not sooner', async () => {
    onHostWithClockOff(2);
    await save();
    await schedules.postpone((await schedules.due())!, HOUR);
    expect(await schedules.due()).toBeNull();
    jest.useRealTimers();
    const [stored] = await schedules.list();
    expect(Number(stored?.dueAt)).toBeLessThan(Date.now() + 2 * HOUR);
  });
});
