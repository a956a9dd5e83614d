import type { SubmissionDraft } from '@gewerk/contracts';
import {
  countWaitingWork,
  dropUnreadHours,
  editBusiness,
  findUnlistedBusinesses,
  getManagedBusiness,
  reportListing,
  submitBusiness,
} from '@gewerk/contracts/bus';
import { useCountedDirectory } from '../test/counted-directory.js';
import { neighbours } from '../test/fake-neighbours.js';
import { filledWeek } from '../test/filled-form.js';
import { type RunningDirectory, workshop } from '../test/running-directory.js';

const delivery = (of: string) => ({ key: `key-of-${of}-form`, tokenId: `token-of-${of}-form` });

describe('waiting work in the directory', () => {
  let directory: RunningDirectory;

  useCountedDirectory((started) => (directory = started));

  const count = () => directory.bus.request(countWaitingWork, {});
  const unread = () =>
    directory.bus.request(findUnlistedBusinesses, { status: 'unread-hours' as const, page: 1, limit: 20 });

  it('is nothing at first', async () => {
    const nothing = { count: 0, since: null };
    expect(await count()).toEqual({
      submissions: nothing,
      reports: nothing,
      ownChanges: nothing,
      hours: nothing,
    });
  });

  it('is counted by kind with the time of the oldest', async () => {
    const begun = new Date().toISOString();
    const id = await directory.list(workshop(1));
    const draft: SubmissionDraft = {
      ...{ name: 'Glaserei', category: 'handwerker' as const, description: 'Fenster.', address: 'Weg 1' },
      ...{ city: 'Hof', postal_code: '95028', phone: '09281 1', email: 'a@glas.example', website: '' },
      hours: { monday: '', tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' },
    };
    await directory.bus.request(submitBusiness, { delivery: delivery('first'), draft });
    await directory.bus.request(submitBusiness, { delivery: delivery('second'), draft });
    const report = { kind: 'change', business_id: id, message: 'Neue Nummer.' } as const;
    await directory.bus.request(reportListing, { delivery: delivery('third'), report });
    await directory.bus.request(reportListing, {
      ...{ delivery: delivery('fourth'), report, claim: { id: 'claim-1', code: neighbours.code } },
    });
    const { submissions, reports, ownChanges } = await count();
    expect([submissions.count, reports.count, ownChanges.count]).toEqual([2, 1, 1]);
    expect(submissions.since && submissions.since >= begun).toBe(true);
  });

  it('includes listings with unreadable hours, until they have hours', async () => {
    const id = await directory.list(workshop(2, { hours: 'nach Vereinbarung' }));
    await directory.list(workshop(3, { hours: 'Mo-Fr 08:00-17:00' }));
    expect((await count()).hours).toMatchObject({ count: 1, since: expect.any(String) as string });
    expect(await unread()).toMatchObject({ businesses: [{ id }], total: 1 });
    const { version, form, unreadHours } = await directory.bus.request(getManagedBusiness, { id });
    expect(unreadHours).toBe('nach Vereinbarung');
    const renamed = { id, version, form: { ...form, name: 'Werkstatt Neu' } };
    const still = await directory.bus.request(editBusiness, renamed);
    expect(still.unreadHours).toBe('nach Vereinbarung');
    const mended = { id, version: still.version, form: { ...still.form, hours: filledWeek } };
    expect(await directory.bus.request(editBusiness, mended)).not.toHaveProperty('unreadHours');
    expect((await count()).hours).toEqual({ count: 0, since: null });
    expect(await unread()).toMatchObject({ businesses: [], total: 0 });
  });

  it('excludes listings whose unreadable hours the operator dropped, even if an import repeats the text', async () => {
    const row = workshop(5, { hours: 'nach Vereinbarung' });
    const id = await directory.list(row);
    const { version } = await directory.bus.request(getManagedBusiness, { id });
    const stale = { id, version: '2020-01-01T00:00:00.000Z' };
    await expect(directory.bus.request(dropUnreadHours, stale)).rejects.toMatchObject({ code: 'conflict' });
    const dropped = await directory.bus.request(dropUnreadHours, { id, version });
    expect(dropped).toMatchObject({ id, version, form: { hours: null } });
    expect(dropped).not.toHaveProperty('unreadHours');
    expect(dropped).not.toHaveProperty('edited');
    // Repeats the call, as a caller would after a lost response.
    expect(await directory.bus.request(dropUnreadHours, { id, version })).toEqual(dropped);
    expect((await count()).hours).toEqual({ count: 0, since: null });
    const kept = await directory.store([row], { runId: 'again', mode: 'update' });
    expect(kept.leftOut).toContainEqual({
      ...{ row_number: 2, code: 'unreadable', field: 'hours', value: 'nach Vereinbarung' },
    });
    expect((await unread()).total).toBe(0);
    expect(await directory.bus.request(getManagedBusiness, { id })).not.toHaveProperty('unreadHours');
    const later = { ...row, hours: 'Mo-Fr 08:00-17:00' };
    await directory.store([later], { runId: 'later', mode: 'update' });
    const { form } = await directory.bus.request(getManagedBusiness, { id });
    expect(form.hours?.monday).toEqual([[480, 1020]]);
  });

  it('drops no hours that are readable', async () => {
    const id = await directory.list(workshop(6, { hours: 'Mo-Fr 08:00-17:00' }));
    const before = await directory.bus.request(getManagedBusiness, { id });
    expect(await directory.bus.request(dropUnreadHours, { id, version: before.version })).toEqual(before);
  });

  it('lists unreadable hours from a dedicated index', async () => {
    const { db } = directory.connection;
    if (!db) throw new Error('The directory is not connected.');
    await directory.list(workshop(4, { hours: 'nach Vereinbarung' }));
    await db.command({ profile: 2 });
    await unread();
    await db.command({ profile: 0 });
    const asked = await db
      .collection('system.profile')
      .find({ ns: `${db.databaseName}.businesses`, op: { $in: ['query', 'command'] } })
      .toArray();
    expect(asked.map(({ planSummary }) => planSummary as string)).toEqual([
      'IXSCAN { updatedAt: 1 }',
      'IXSCAN { updatedAt: 1 }',
    ]);
  });
});
