import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type ImportSchedule,
  listImportRuns,
  listImportSchedules,
  removeImportSchedule,
  runImportSchedule,
  saveImportSchedule,
  startImport,
} from '@gewerk/contracts/bus';
import { IMPORT } from '@gewerk/contracts/limits';
import type { LeaseRecord } from '@gewerk/service-kit';
import { eventually } from '@gewerk/testing';
import { Gate } from '../test/gate.js';
import { RunningImportExport } from '../test/running-import-export.js';
import { RunSchedules } from './run-schedules.js';

let running: RunningImportExport;
let site: Server;
let base: string;
let asked = 0;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const csv = (text: string) => (_request: IncomingMessage, response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(text);

beforeAll(async () => {
  site = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const authority = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  base = `http://${authority}`;
  process.env['OUTBOUND_ALLOW'] = authority;
  running = await RunningImportExport.start();
});

afterAll(async () => {
  delete process.env['OUTBOUND_ALLOW'];
  await running.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

const DAY_MS = 86_400_000;
const save = (address: string, more: object = {}) =>
  running.bus.request(saveImportSchedule, { address, every: 'day', ...more });
const schedules = async () => (await running.bus.request(listImportSchedules, {})).schedules;

/** The schedule, once its newest import is a different one from `before` and has ended. */
async function imported(id: string, before?: string): Promise<ImportSchedule> {
  let found: ImportSchedule | undefined;
  await eventually(async () => {
    found = (await schedules()).find((one) => one.id === id);
    const last = found?.last;
    return !!last && last.id !== before && last.finishedAt !== null;
  });
  if (!found) throw new Error('The schedule is gone.');
  return found;
}

/** Where the fetching process is recorded. */
const leases = () => running.runs.db.collection<LeaseRecord>('schedule_lease');

/** Acts as if this much time had passed. */
const pass = (milliseconds: number) =>
  running.runs.db
    .collection('import_schedules')
    .updateMany({ dueAt: { $ne: null } }, [{ $set: { dueAt: { $subtract: ['$dueAt', milliseconds] } } }]);

describe('a scheduled import', () => {
  it('fetches its file, reads it with the mapping of an earlier one, and repeats that after its interval', async () => {
    const file = 'Spalte A;Spalte B;Spalte C\nMaler Plan;Maler;plan-1\nGrill;bbq;plan-2\n';
    const object = await running.upload(Buffer.from('Spalte A;Spalte B;Spalte C\nVorlage;Maler;v-1\n'));
    const { runId } = await running.bus.request(startImport, {
      ...{ object, fileName: 'von-hand.csv', categories: { bbq: null } },
      columns: { name: 0, category: 1, placeId: 2 },
    });
    await running.ended(runId);

    answer = csv(file);
    const { id, nextAt } = await save(`${base}/%E2%80%AEexport?key=geheim`, { mode: 'update' });
    expect(nextAt).not.toBeNull();
    const first = await imported(id);
    expect(first.last).toMatchObject({ fileName: 'export.csv', state: 'done', imported: 1, errors: 1 });
    expect(first.last).toMatchObject({ mode: 'update', schedule: id, canUndo: true });
    expect(running.directory.places.get('plan-1')).toBe('Maler Plan');

    const fetched = asked;
    const scheduler = running.service.get(RunSchedules);
    await pass(DAY_MS / 2);
    await scheduler.beginDue();
    expect(asked).toBe(fetched);
    await pass(DAY_MS / 2 + 60_000);
    await eventually(async () => {
      await scheduler.beginDue();
      return asked > fetched;
    });
    expect(asked).toBe(fetched + 1);
    await imported(id, first.last?.id);
    await running.bus.request(removeImportSchedule, { id });
  });

  it('that fails is listed as a failed import with its reason, and is tried again only after its interval', async () => {
    answer = (_request, response) => response.writeHead(404).end('nichts');
    const { id } = await save(`${base}/fehlt.csv`);
    const { last } = await imported(id);
    expect(last).toMatchObject({ state: 'failed', imported: 0, canUndo: false });
    expect(last?.failure?.reason).toEqual({
      name: 'address-status',
      facts: { host: new URL(base).host, status: 404 },
    });
    const { runs } = await running.bus.request(listImportRuns, {});
    expect(runs[0]?.id).toBe(last?.id);

    const fetched = asked;
    await running.service.get(RunSchedules).beginDue();
    expect(asked).toBe(fetched);

    answer = csv('kein Kopf\n');
    expect(await running.bus.request(runImportSchedule, { id })).toEqual({ address: `${base}/fehlt.csv` });
    const unread = await imported(id, last?.id);
    expect(unread.last?.failure?.reason).toEqual({ name: 'file-without-header', facts: {} });
    await running.bus.request(removeImportSchedule, { id });
  });

  it('does not fetch a file larger than an upload, nor follow a forbidden redirect', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-length': IMPORT.maxBytes + 1 }).end('x');
    const { id } = await save(`${base}/gross.csv`);
    const large = await imported(id);
    expect(large.last?.failure?.reason?.name).toBe('file-too-large');

    answer = (_request, response) => response.writeHead(302, { location: 'http://example.org/a.csv' }).end();
    await running.bus.request(runImportSchedule, { id });
    const led = await imported(id, large.last?.id);
    expect(led.last?.failure?.reason?.name).toBe('address-refused');
    await running.bus.request(removeImportSchedule, { id });
  });

  it('is not created for an address that is not public or not https', async () => {
    for (const address of [
      'http://example.org/a.csv',
      'https://127.0.0.1/a.csv',
      'https://169.254.169.254/latest',
      'https://user:geheim@example.org/a.csv',
      'https://example.org:8443/a.csv',
    ]) {
      await expect(save(address)).rejects.toMatchObject({ reason: { name: 'address-refused' } });
    }
    await expect(save('ftp://example.org/a.csv')).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await schedules()).toEqual([]);
  });

  it('can be paused, run by hand, changed and removed, and exists once per address', async () => {
    answer = csv('name;category;place_id\nMaler Pause;Maler;pause-1\n');
    const paused = await save(`${base}/pause.csv`, { isPaused: true });
    expect(paused).toMatchObject({ isPaused: true, nextAt: null, last: null });
    await running.service.get(RunSchedules).beginDue();
    expect((await schedules())[0]?.last).toBeNull();

    await running.bus.request(runImportSchedule, { id: paused.id });
    const run = await imported(paused.id);
    expect(run).toMatchObject({ isPaused: true, last: { imported: 1 } });
    await eventually(async () => (await schedules())[0]?.nextAt === null);

    const same = await save(`${base}/pause.csv`, { every: 'week', isPaused: true });
    expect(same).toMatchObject({ id: paused.id, every: 'week' });
    const other = await save(`${base}/andere.csv`, { isPaused: true });
    await expect(save(`${base}/pause.csv`, { id: other.id })).rejects.toMatchObject({
      reason: { name: 'schedule-exists' },
    });
    for (const { id } of [paused, other]) await running.bus.request(removeImportSchedule, { id });
    expect(await running.bus.request(removeImportSchedule, { id: paused.id })).toEqual({ address: null });
  });

  it('waits for another import to end, is fetched once by two processes, and passes on the mode for edited fields', async () => {
    const gate = new Gate();
    running.directory.before = () => gate.pass();
    const byHand = await running.begin([
      ['name', 'city', 'place_id'],
      ['Maler Hand', 'Krems', 'hand-1'],
    ]);
    await gate.reached();
    answer = csv('name;category;place_id\nMaler Frist;Maler;frist-1\n');
    const fetched = asked;
    const { id } = await save(`${base}/frist.csv`, { mode: 'update' });
    const scheduler = running.service.get(RunSchedules);
    await scheduler.beginDue();
    expect(asked).toBe(fetched);

    const edited: unknown[] = [];
    running.directory.before = (batch) => Promise.resolve(void edited.push(batch.edited ?? 'keep'));
    gate.open();
    await running.ended(byHand);
    await Promise.all([scheduler.beginDue(), scheduler.beginDue()]);
    const kept = await imported(id);
    expect(asked).toBe(fetched + 1);

    await save(`${base}/frist.csv`, { id, mode: 'update', edited: 'overwrite' });
    await running.bus.request(runImportSchedule, { id });
    await imported(id, kept.last?.id);
    expect(edited).toEqual(['keep', 'overwrite']);
    running.directory.calm();
    await running.bus.request(removeImportSchedule, { id });
  });

  it('whose file does not arrive within its time fails, even if a little of it keeps arriving', async () => {
    const limit = jest.replaceProperty(IMPORT, 'fetchTimeout', 400 as never);
    answer = (_request, response) => {
      const letters = [...'name;category;place_id\nMaler Tropf;Maler;tropf-1\n'];
      const drip = setInterval(() => {
        response.write(letters.shift());
        if (letters.length > 0) return;
        clearInterval(drip);
        response.end();
      }, 50);
      response.on('close', () => clearInterval(drip));
    };
    const { id } = await save(`${base}/tropft.csv`);
    const { last } = await imported(id);
    limit.restore();
    expect(last?.failure?.reason).toEqual({
      name: 'address-unreachable',
      facts: { host: new URL(base).host },
    });
    await running.bus.request(removeImportSchedule, { id });
  });

  it('of a dead process is fetched by another one once its lease has expired', async () => {
    await leases().updateOne(
      { _id: 'import-schedules' },
      { $set: { holder: 'gone', until: new Date(Date.now() + DAY_MS) } },
      { upsert: true },
    );
    answer = csv('name;category;place_id\nMaler Erbe;Maler;erbe-1\n');
    const fetched = asked;
    const { id } = await save(`${base}/erbe.csv`);
    const scheduler = running.service.get(RunSchedules);
    await scheduler.beginDue();
    expect(asked).toBe(fetched);

    await leases().updateOne({ _id: 'import-schedules' }, { $set: { until: new Date(0) } });
    expect(await imported(id)).toMatchObject({ last: { imported: 1 } });
    expect(asked).toBe(fetched + 1);
    await running.bus.request(removeImportSchedule, { id });
  });
});
