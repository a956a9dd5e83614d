import {
  decideReport,
  editBusiness,
  getManagedBusiness,
  getReport,
  type InputOf,
  listReports,
  reportListing,
  restoreBusiness,
} from '@gewerk/contracts/bus';
import { fakeOnly, startTestBus, type TestBus } from '@gewerk/testing';
import { FakeNeighboursModule, neighbours } from '../../test/fake-neighbours.js';
import { type RunningDirectory, startDirectory, workshop } from '../../test/running-directory.js';

const HOUR_MS = 3_600_000;

type Report = InputOf<typeof reportListing>['report'];

const week = { tuesday: '', wednesday: '', thursday: '', friday: '', saturday: 'geschlossen', sunday: '' };

let sent = 0;
const delivery = () => {
  sent += 1;
  return { key: `key-of-${sent}-report`, tokenId: `token-of-${sent}-report` };
};

describe('reports about listings', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let listed = 0;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await servers.start('inbox', FakeNeighboursModule);
  });

  afterAll(() => servers.close());

  /** The id of a listing used by this test only. */
  const list = () =>
    directory.list(workshop((listed += 1), { phone: '0921 1000', hours: 'Mo-Fr 08:00-17:00' }));
  const report = (content: Partial<Report> & Pick<Report, 'business_id'>, by = delivery()) =>
    directory.bus.request(reportListing, { delivery: by, report: { kind: 'change', ...content } });
  const get = (id: string) => directory.bus.request(getReport, { id });
  const fault = (field: string) => ({ code: 'invalid-input', errors: [{ field }] });

  it('ADM-BIZ-08 are in the queue, oldest first, with the listing as it is and as it would be', async () => {
    const businessId = await list();
    const changes = { phone: '0921 2000', website: '', hours: { ...week, monday: '9 bis 12 Uhr' } };
    const first = await report({ business_id: businessId, changes, message: 'Neue Nummer.' });
    const closed = { kind: 'report', business_id: businessId, reason: 'closed' } as const;
    const second = await directory.bus.request(reportListing, {
      delivery: delivery(),
      report: closed,
      claim: { id: 'claim-1', code: neighbours.code },
    });
    const { reports, total } = await directory.bus.request(listReports, {});
    expect(total).toBe(reports.length);
    const own = reports.filter(({ business }) => business.id === businessId);
    expect(own.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(own[0]).toMatchObject({
      state: 'waiting',
      message: 'Neue Nummer.',
      isByOwner: false,
      ageHours: 0,
      changes,
    });
    expect(own[1]).toMatchObject({
      kind: 'report',
      reason: 'closed',
      isByOwner: true,
      business: { name: `Werkstatt ${listed}` },
    });
    const { listing, proposed, areHoursRead } = await get(first.id);
    expect(listing?.form).toMatchObject({ phone: '0921 1000', name: `Werkstatt ${listed}` });
    expect(proposed).toMatchObject({
      phone: '0921 2000',
      name: `Werkstatt ${listed}`,
      hours: { monday: [[540, 720]], tuesday: [], saturday: [] },
    });
    expect(areHoursRead).toBe(true);
  });

  it('are applied once, and cannot be dismissed afterwards', async () => {
    const businessId = await list();
    const { id } = await report({ business_id: businessId, changes: { phone: '0921 2000' } });
    const { listing, proposed } = await get(id);
    if (!listing || !proposed) throw new Error('the listing is there');
    await directory.bus.request(editBusiness, { id: businessId, version: listing.version, form: proposed });
    const applied = await directory.bus.request(decideReport, { decision: 'apply', id });
    expect(applied).toMatchObject({ state: 'applied', answer: null });
    expect(await directory.bus.request(decideReport, { decision: 'apply', id })).toEqual(applied);
    expect((await get(id)).listing?.form.phone).toBe('0921 2000');
    await expect(
      directory.bus.request(decideReport, { decision: 'dismiss', id, reason: 'Nein.' }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('are dismissed with a reason, and leave their listing unchanged', async () => {
    const businessId = await list();
    const { id } = await report({ business_id: businessId, kind: 'report', reason: 'unlawful' });
    const dismiss = { decision: 'dismiss', id, reason: 'Nichts zu sehen.' } as const;
    expect(await directory.bus.request(decideReport, dismiss)).toMatchObject({
      state: 'dismissed',
      answer: 'Nichts zu sehen.',
    });
    const { reports } = await directory.bus.request(listReports, { state: 'dismissed' });
    expect(reports.map((each) => each.id)).toContain(id);
    expect((await get(id)).listing?.id).toBe(businessId);
    // A decided report is kept for 90 days.
    const stored = await directory.connection.collection('listing_reports').findOne({ state: 'dismissed' });
    expect(Number(stored?.['expiresAt']) - Number(stored?.['decidedAt'])).toBe(90 * 86_400_000);
  });

  it('remove a listing only in the version that was viewed, and the removal can be undone', async () => {
    const businessId = await list();
    const { id } = await report({ business_id: businessId, kind: 'report', reason: 'closed' });
    const remove = (version: string) =>
      directory.bus.request(decideReport, { decision: 'remove', id, version });
    await expect(remove('2020-01-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'conflict' });
    expect((await get(id)).report.state).toBe('waiting');
    const { version } = await directory.bus.request(getManagedBusiness, { id: businessId });
    expect(await remove(version)).toMatchObject({ state: 'removed' });
    expect(await remove(version)).toMatchObject({ state: 'removed' });
    expect(await get(id)).toMatchObject({ listing: null, proposed: null });
    await directory.bus.request(restoreBusiness, { id: businessId });
    expect((await get(id)).listing?.id).toBe(businessId);
  });

  it('are stored once per key, and a form token is valid for one', async () => {
    const businessId = await list();
    const by = delivery();
    const send = (message: string, key = by.key) =>
      report({ business_id: businessId, message }, { key, tokenId: by.tokenId });
    const answers = await Promise.all([1, 2, 3].map(() => send('Zieht um.')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await expect(send('Anders.')).rejects.toMatchObject({ code: 'conflict' });
    await expect(send('Anders.', 'key-of-another')).rejects.toMatchObject({
      code: 'conflict',
      errors: [{ field: 'form_token' }],
    });
  });

  it('with a wrong claim code are refused', async () => {
    const closed = { kind: 'report', business_id: await list(), reason: 'closed' } as const;
    const claim = { id: 'claim-1', code: '000000' };
    await expect(
      directory.bus.request(reportListing, { delivery: delivery(), report: closed, claim }),
    ).rejects.toMatchObject(fault('claim'));
  });

  it('that are empty, or about a listing that does not exist, are refused', async () => {
    const id = await list();
    await expect(report({ business_id: id })).rejects.toMatchObject(fault('message'));
    await expect(report({ business_id: id, kind: 'report' })).rejects.toMatchObject(fault('reason'));
    await expect(report({ business_id: id, kind: 'report', reason: 'other' })).rejects.toMatchObject(
      fault('message'),
    );
    await expect(report({ business_id: 'f'.repeat(24), message: 'Wo?' })).rejects.toMatchObject({
      code: 'business-not-found',
    });
    await expect(get('f'.repeat(24))).rejects.toMatchObject({ code: 'report-not-found' });
    await expect(get('x')).rejects.toMatchObject({ code: 'report-not-found' });
  });

  it('with unreadable hours propose no change of hours, and are marked as unreadable', async () => {
    const businessId = await list();
    const hours = { ...week, monday: 'meistens' };
    const { id } = await report({ business_id: businessId, changes: { hours } });
    const { proposed, areHoursRead, listing } = await get(id);
    expect(areHoursRead).toBe(false);
    expect(proposed?.hours).toEqual(listing?.form.hours);
  });

  it.each([2, -2])('keep their time of arrival if the clock of a host is off by %i h', async (hours) => {
    const businessId = await list();
    jest.useFakeTimers(fakeOnly('Date')).setSystemTime(Date.now() + hours * HOUR_MS);
    const { id } = await report({ business_id: businessId, message: 'Neue Nummer.' });
    jest.useRealTimers();
    const { receivedAt } = (await get(id)).report;
    expect(Math.abs(Date.parse(receivedAt) - Date.now())).toBeLessThan(HOUR_MS);
  });

  it.each([
    [{ phone: 'x'.repeat(61) }, 'report.changes.phone'],
    [{ website: 'javascript:alert(1)' }, 'report.changes.website'],
    [{ email: 'a@@b.example' }, 'report.changes.email'],
    [{ name: '' }, 'report.changes.name'],
    [{ name: '\u202egnp.exe' }, 'report.changes.name'],
    [{ rating: 5 } as object, 'report.changes.rating'],
  ])('with %j are refused, naming the field', async (changes, field) => {
    await expect(report({ business_id: 'f'.repeat(24), changes })).rejects.toMatchObject(fault(field));
  });
});
