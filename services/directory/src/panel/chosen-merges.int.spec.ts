import type { BusinessForm, MergeField } from '@gewerk/contracts';
import {
  createBusiness,
  editBusiness,
  getBusinessBySlug,
  getManagedBusiness,
  type ManagedBusiness,
  mergeBusinesses,
  restoreBusiness,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { filledForm } from '../test/filled-form.js';
import { type RunningDirectory, startDirectory, workshop } from '../test/running-directory.js';

describe('a merge with a choice for each field', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let created = 0;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterAll(() => servers.close());

  const create = (changes: Partial<BusinessForm>) =>
    directory.bus.request(createBusiness, {
      key: `choice-${(created += 1)}`,
      form: { ...filledForm, name: `Auswahl ${created}`, ...changes },
    });
  const get = (id: string) => directory.bus.request(getManagedBusiness, { id });
  const merge = (kept: ManagedBusiness, other: ManagedBusiness, fromOther: MergeField[]) =>
    directory.bus.request(mergeBusinesses, {
      id: kept.id,
      version: kept.version,
      otherId: other.id,
      otherVersion: other.version,
      fromOther,
    });
  const restore = (id: string) => directory.bus.request(restoreBusiness, { id });
  const idAt = async (urlSlug: string) => {
    const [city = '', slug = ''] = urlSlug.split('/');
    return (await directory.bus.request(getBusinessBySlug, { city, slug })).id;
  };

  it('takes the chosen values, even empty ones, and leaves everything else', async () => {
    const kept = await create({ description: 'Bleibt.', phone: '', email: 'bleibt@loesch.example' });
    const other = await create({ description: '', phone: '0921 111222', latitude: 49.95, longitude: 11.6 });
    const merged = await merge(kept, other, ['description', 'latitude']);
    expect(merged.form).toEqual({ ...kept.form, description: '', latitude: 49.95, longitude: 11.6 });
  });

  it('takes the scores together with the review count, and drops a full address that chosen parts contradict', async () => {
    const rows = [
      workshop(1, {
        reviewsPerScore: { 5: 3 },
        reviewCount: 3,
        fullAddress: 'Hauptstraße 901, 95444 Bayreuth',
      }),
      workshop(2, { reviewsPerScore: { 4: 7 }, reviewCount: 7, address: 'Ringstraße 2', fullAddress: '' }),
    ];
    const ids = await Promise.all(rows.map((row) => directory.list(row)));
    const [kept, other] = await Promise.all(ids.map(get));
    if (!kept || !other) throw new Error('two businesses were stored');
    const merged = await merge(kept, other, ['reviewCount', 'address']);
    expect(merged.form).toMatchObject({ reviewCount: 7, address: 'Ringstraße 2', fullAddress: '' });
    const stored = await directory.connection.collection('businesses').findOne({ placeId: kept.placeId });
    expect(stored?.['reviewsPerScore']).toMatchObject({ 4: 7, 5: 0 });
  });

  it('writes a number of another country in international form', async () => {
    const kept = await create({ phone: '' });
    const abroad = { city: 'Wien', postalCode: '1010', state: '', countryCode: 'AT', phone: '01 5131234' };
    const merged = await merge(kept, await create(abroad), ['phone']);
    expect(merged.form).toMatchObject({ countryCode: 'DE', phone: '+43 1 5131234' });
  });

  it('takes the other business’s address together with its name, and restores both addresses when undone', async () => {
    const [kept, other] = [await create({ name: 'Glaserei Alt' }), await create({ name: 'Glaserei Neu' })];
    const merged = await merge(kept, other, ['name']);
    expect(merged.urlSlug).toBe(other.urlSlug);
    expect(await idAt(kept.urlSlug)).toBe(kept.id);
    await restore(other.id);
    expect([await idAt(kept.urlSlug), await idAt(other.urlSlug)]).toEqual([kept.id, other.id]);
    // The address that passed from one business to the other now belongs to one of them only, which can leave
    // it again.
    const { id, version, form } = await get(other.id);
    const renamed = { id, version, form: { ...form, name: 'Glaserei Neuer' } };
    await directory.bus.request(editBusiness, renamed);
    expect(await idAt(other.urlSlug)).toBe(other.id);
  });

  it('returns everything that it took when it is undone later, and keeps what was changed since', async () => {
    const kept = await create({ name: 'Polster Alt', phone: '0921 100', email: '', address: 'Altstraße 1' });
    const other = await create({ name: 'Polster Neu', phone: '0921 200', address: 'Neustraße 2' });
    const { version, form } = await merge(kept, other, ['name', 'phone', 'address']);
    const changed = { id: kept.id, version, form: { ...form, phone: '0921 300', description: 'Danach.' } };
    await directory.bus.request(editBusiness, changed);
    expect((await restore(other.id)).urlSlug).toBe(other.urlSlug);
    const now = await get(kept.id);
    expect(now.form).toEqual({ ...kept.form, phone: '0921 300', description: 'Danach.' });
    expect(now.urlSlug).toBe(kept.urlSlug);
    expect([await idAt(kept.urlSlug), await idAt(other.urlSlug)]).toEqual([kept.id, other.id]);
    // Neither address is also a former one, so the business can leave its address again.
    const renamed = { ...(await get(other.id)), form: { ...other.form, name: 'Polster Neuer' } };
    await directory.bus.request(editBusiness, renamed);
    expect(await idAt(other.urlSlug)).toBe(other.id);
  });

  it.each(['at once', 'after a change'])(
    'unlocks the fields that it changed when undone %s',
    async (when) => {
      const [mine, theirs] = [workshop(3, { phone: '0921 100' }), workshop(4, { phone: '0921 200' })];
      const keptId = await directory.list({ ...mine, placeId: `locks ${when} 1`, address: 'Altstraße 1' });
      const otherId = await directory.list({ ...theirs, placeId: `locks ${when} 2`, address: 'Neustraße 2' });
      const imported = await get(keptId);
      const form = { ...imported.form, address: 'Altstraße 3' };
      const kept = await directory.bus.request(editBusiness, { id: keptId, version: imported.version, form });
      const merged = await merge(kept, await get(otherId), ['phone', 'address']);
      expect(merged.edited).toEqual(expect.arrayContaining(['phone', 'address']));
      if (when === 'after a change') {
        const described = { ...merged.form, description: 'Danach.' };
        await directory.bus.request(editBusiness, { id: keptId, version: merged.version, form: described });
      }
      await restore(otherId);
      const { edited } = await get(keptId);
      expect(edited?.toSorted()).toEqual(when === 'at once' ? ['address'] : ['address', 'description']);
    },
  );

  it('refuses its undo with advice if the transferred address was respelt or transferred again', async () => {
    const [kept, other] = [await create({ name: 'Stuck Alt' }), await create({ name: 'Stuck Neu' })];
    const { version, form } = await merge(kept, other, ['name']);
    const spelt = { id: kept.id, version, form: { ...form, name: 'STUCK Neu' } };
    const later = await directory.bus.request(editBusiness, spelt);
    const refusal = {
      code: 'conflict',
      message: expect.stringContaining('Give it another name') as string,
    };
    await expect(restore(other.id)).rejects.toMatchObject(refusal);
    const third = await create({ name: 'Stuck Dritt' });
    const heir = await merge(third, later, ['name']);
    await expect(restore(other.id)).rejects.toMatchObject(refusal);
    const again = { id: third.id, version: heir.version, form: { ...heir.form, name: 'Stuck Dritt' } };
    await directory.bus.request(editBusiness, again);
    expect((await restore(other.id)).urlSlug).toBe(other.urlSlug);
  });

  it('refuses fields that cannot be merged', async () => {
    const [kept, other] = [await create({}), await create({})];
    await expect(merge(kept, other, ['photos' as MergeField])).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringContaining('fromOther') as string,
    });
  });
});
