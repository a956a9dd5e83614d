import type { BusinessForm } from '@gewerk/contracts';
import {
  createBusiness,
  editBusiness,
  getBusiness,
  getBusinessBySlug,
  getManagedBusiness,
  type ManagedBusiness,
  getHeir,
  mergeBusinesses,
  removeBusiness,
  restoreBusiness,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { filledForm as form, filledWeek as week } from '../test/filled-form.js';
import { recount, storedCounts } from '../test/recount.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

describe('the panel', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let created = 0;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterEach(async () => {
    expect(await storedCounts(directory.connection)).toEqual(await recount(directory.connection));
  });

  afterAll(() => servers.close());

  const create = (changes: Partial<BusinessForm> = {}, key = `key-of-${(created += 1)}`) =>
    directory.bus.request(createBusiness, { key, form: { ...form, name: `Betrieb ${created}`, ...changes } });
  const edit = ({ id, version, form: before }: ManagedBusiness, changes: Partial<BusinessForm>) =>
    directory.bus.request(editBusiness, { id, version, form: { ...before, ...changes } });
  const get = (id: string) => directory.bus.request(getManagedBusiness, { id });
  const page = (urlSlug: string) => {
    const [city = '', slug = ''] = urlSlug.split('/');
    return directory.bus.request(getBusinessBySlug, { city, slug });
  };

  it('ADM-BIZ-01 creates a business with every field, including several spans a day, once per key', async () => {
    const business = await create({ name: form.name }, 'same-key-twice');
    expect(business).toMatchObject({
      urlSlug: 'bayreuth/kfz-meisterbetrieb-loesch',
      form: { ...form, phone: '0921 5072010' },
    });
    expect(await create({ name: form.name }, 'same-key-twice')).toEqual(business);
    expect(await get(business.id)).toEqual(business);
    expect(await page(business.urlSlug)).toMatchObject({
      id: business.id,
      category: 'KFZ-Werkstatt',
      workingHours: {
        Monday: '08:00-12:00, 13:00-18:00',
        Tuesday: 'Open 24 hours',
        Wednesday: '20:00-02:00',
      },
      holidayHours: 'Closed',
    });
    await expect(create({ name: form.name })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('ADM-BIZ-02 edits every field, and redirects from the old address after a change of name', async () => {
    const before = await create();
    const after = await edit(before, {
      name: `${before.form.name} Nord`,
      city: 'Bindlach',
      hours: null,
      rating: null,
      photos: [],
      businessStatus: null,
      latitude: null,
      longitude: null,
    });
    expect(after.form).toMatchObject({
      city: 'Bindlach',
      hours: null,
      rating: null,
      photos: [],
      latitude: null,
    });
    expect(after.urlSlug).toBe(`bindlach/${before.urlSlug.split('/')[1]}-nord`);
    expect((await page(before.urlSlug)).urlSlug).toBe(after.urlSlug);
    expect((await edit(after, { name: before.form.name, city: 'Bayreuth' })).urlSlug).toBe(before.urlSlug);
  });

  it('keeps fields that the form does not show, and drops a full address that its parts contradict', async () => {
    const about = { Service: { Abholung: true } };
    const fields = {
      about,
      fullAddress: 'Hauptstraße 901, 95444 Bayreuth',
      reviewsPerScore: { 5: 3 },
      hours: 'rund',
    };
    const stored = await get(await directory.list(workshop(901, fields)));
    const after = await edit(stored, { address: 'Ringstraße 1' });
    expect(after.form).toMatchObject({ address: 'Ringstraße 1', fullAddress: '', hours: null });
    expect(await directory.bus.request(getBusiness, { id: stored.id })).toMatchObject({
      about,
      reviewsPerScore: { 5: 3 },
    });
  });

  it('refuses a change to an outdated version, and treats a repeated change as done', async () => {
    const before = await create();
    const changes = { phone: '0921 999999' };
    const after = await edit(before, changes);
    expect(await edit(before, { ...changes, phone: after.form.phone })).toEqual(after);
    await expect(edit(before, { phone: '0921 888888' })).rejects.toMatchObject({ code: 'conflict' });
    const { id, version } = before;
    await expect(directory.bus.request(removeBusiness, { id, version })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it.each([
    ['name', ' '],
    ['email', 'chef'],
    ['website', 'ftp://loesch.example'],
    ['countryCode', 'XX'],
    ['photos', ['halle.jpg']],
    ['longitude', null],
    ['rating', 6],
    ['hours', { ...week, monday: [[720, 700]] }],
  ])('refuses a %s that cannot be stored, naming the field', async (field, value) => {
    const refusal = create({ [field]: value });
    await expect(refusal).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining(`form.${field}`) as string,
    });
  });

  it('ADM-BIZ-03 deletes a business, reserves its address, and restores it as it was', async () => {
    const business = await create();
    const { id, version, urlSlug } = business;
    await directory.bus.request(removeBusiness, { id, version });
    await directory.bus.request(removeBusiness, { id, version });
    await expect(page(urlSlug)).rejects.toMatchObject({ code: 'business-not-found' });
    const { name } = business.form;
    await expect(get(id)).rejects.toMatchObject({
      ...{ code: 'business-not-found', reason: { name: 'business-removed', facts: { name } } },
    });
    const namesake = await create({ name: business.form.name, address: 'Ringstraße 8' });
    expect(namesake.urlSlug).not.toBe(urlSlug);
    expect(await directory.bus.request(restoreBusiness, { id })).toEqual(business);
    expect(await directory.bus.request(restoreBusiness, { id })).toEqual(business);
    expect(await page(urlSlug)).toMatchObject({ id });
  });

  it('reports an id that never existed as not found rather than as removed', async () => {
    const reason = { name: 'business-not-found' };
    for (const id of ['f'.repeat(24), 'nothing'])
      await expect(get(id)).rejects.toMatchObject({ code: 'business-not-found', reason });
  });

  it('does not restore a business that was added again meanwhile', async () => {
    const business = await create();
    const { id, version } = business;
    await directory.bus.request(removeBusiness, { id, version });
    await create({ name: business.form.name });
    await expect(directory.bus.request(restoreBusiness, { id })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('merges the photos and statistics of two businesses, and undoes the merge with all addresses', async () => {
    const upload = `/media/uploads/${'a'.repeat(32)}`;
    const photo = (name: string) => `https://bilder.example/${name}.jpg`;
    const kept = await edit(await create({ phone: '' }), { photos: [photo('kept')] });
    const renamed = await create({ address: 'Ringstraße 11' });
    const other = await edit(renamed, { name: `${renamed.form.name} Neu`, photos: [photo('other'), upload] });
    const day = '2026-11-01';
    const months = directory.connection.collection('listing_months');
    const days = directory.connection.collection('listing_days');
    for (const [businessId, views] of [[kept.id, 3] as const, [other.id, 4] as const]) {
      const counts = { businessId, views, phone: 1, website: 0, route: 0, date: new Date(day) };
      await days.insertOne({ _id: `${businessId}:${day}` as never, day, ...counts });
      await months.insertOne({ _id: `${businessId}:2026-11` as never, month: '2026-11', ...counts });
    }
    const viewsOf = async (businessId: string) => [
      (await days.findOne({ businessId }))?.['views'] as unknown,
      (await months.findOne({ businessId }))?.['views'] as unknown,
    ];
    const input = { id: kept.id, version: kept.version, otherId: other.id, otherVersion: other.version };
    const merged = await directory.bus.request(mergeBusinesses, input);
    expect(merged.form.photos).toEqual([photo('kept'), upload, photo('other')]);
    expect(await viewsOf(kept.id)).toEqual([7, 7]);
    expect(await directory.bus.request(getHeir, { id: other.id })).toEqual({ id: kept.id });

    const restored = await directory.bus.request(restoreBusiness, { id: other.id });
    expect(restored).toMatchObject({ id: other.id, urlSlug: other.urlSlug, form: other.form });
    expect(await directory.bus.request(restoreBusiness, { id: other.id })).toEqual(restored);
    const again = await get(kept.id);
    expect(again).toMatchObject({ urlSlug: kept.urlSlug, form: kept.form });
    for (const address of [renamed.urlSlug, other.urlSlug])
      expect((await page(address)).urlSlug).toBe(other.urlSlug);
    expect(await viewsOf(kept.id)).toEqual([3, 3]);
    expect(await directory.bus.request(getHeir, { id: other.id })).toEqual({ id: null });

    const second = { id: kept.id, version: again.version, otherId: other.id, otherVersion: restored.version };
    const mergedAgain = await directory.bus.request(mergeBusinesses, second);
    await edit(mergedAgain, { description: 'Nach der Zusammenführung.' });
    await directory.bus.request(restoreBusiness, { id: other.id });
    expect((await get(kept.id)).form).toMatchObject({
      description: 'Nach der Zusammenführung.',
      photos: [photo('kept')],
    });
  });

  it('ADM-BIZ-04 merges two businesses: one takes what it lacks, and all addresses of the other redirect to it', async () => {
    const kept = await create({ phone: '', website: '', hours: null, description: 'Eigener Text.' });
    const renamed = await create({ address: 'Ringstraße 9' });
    const other = await edit(renamed, { name: `${renamed.form.name} Alt`, email: 'alt@loesch.example' });
    const input = { id: kept.id, version: kept.version, otherId: other.id, otherVersion: other.version };
    const merged = await directory.bus.request(mergeBusinesses, input);
    expect(merged).toMatchObject({
      id: kept.id,
      urlSlug: kept.urlSlug,
      form: { ...kept.form, phone: other.form.phone, website: other.form.website, hours: week },
    });
    for (const address of [renamed.urlSlug, other.urlSlug]) {
      expect((await page(address)).urlSlug).toBe(kept.urlSlug);
    }
    await expect(get(other.id)).rejects.toMatchObject({ code: 'business-not-found' });
    expect(await directory.bus.request(mergeBusinesses, input)).toEqual(merged);
    await expect(
      directory.bus.request(mergeBusinesses, { ...input, otherId: kept.id }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
  });
});
