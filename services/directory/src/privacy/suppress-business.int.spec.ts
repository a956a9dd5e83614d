import {
  createBusiness,
  decideSubmission,
  forecastImport,
  getBusiness,
  getBusinessBySlug,
  getManagedBusiness,
  liftSuppression,
  listReports,
  listSuppressions,
  removeBusiness,
  reportListing,
  restoreBusiness,
  submitBusiness,
  suppressBusiness,
} from '@gewerk/contracts/bus';
import { BatchPlanner } from '../imports/batch-planner.js';
import { useCountedDirectory } from '../test/counted-directory.js';
import { neighbours } from '../test/fake-neighbours.js';
import { type RunningDirectory, workshop, asBatch } from '../test/running-directory.js';

const REFUSED = (row: number) => ({ row_number: row, code: 'suppressed', field: 'name', value: null });

describe("businesses removed at the person's request", () => {
  let directory: RunningDirectory;
  let listed = 0;

  useCountedDirectory((started) => (directory = started));

  /** A workshop used by this test only, with a name, phone number and website that no other business has. */
  function own() {
    listed += 1;
    return workshop(1_000 + listed, {
      name: `Peter Geheim ${listed} GmbH`,
      phone: `0921 7000${listed}`,
      website: `https://geheim-${listed}.example/start`,
    });
  }
  async function store(business = own()): Promise<{ id: string; business: ReturnType<typeof own> }> {
    return { id: await directory.list(business), business };
  }
  const suppress = (id: string) => directory.bus.request(suppressBusiness, { id, reason: 'request' });
  async function everything(): Promise<string> {
    const collections = await directory.connection.db?.collections();
    const documents = await Promise.all((collections ?? []).map((each) => each.find().toArray()));
    return JSON.stringify(documents);
  }

  it('are deleted with every copy, and nothing personal is kept', async () => {
    const { id, business } = await store();
    await directory.store([{ ...business, description: 'Neu.' }], { mode: 'update' });
    await directory.bus.request(reportListing, {
      delivery: { key: 'key-of-removal', tokenId: 'token-of-removal' },
      report: { kind: 'report', business_id: id, reason: 'removal', message: 'Ich bin Peter Geheim.' },
    });
    const { urlSlug } = await directory.bus.request(getBusiness, { id });
    expect(await everything()).toContain('Peter Geheim');
    expect(await suppress(id)).toEqual({ id });
    expect(await suppress(id)).toEqual({ id });
    const [city = '', slug = ''] = urlSlug.split('/');
    await expect(directory.bus.request(getBusinessBySlug, { city, slug })).rejects.toMatchObject({
      code: 'business-not-found',
    });
    await expect(directory.bus.request(restoreBusiness, { id })).rejects.toMatchObject({
      code: 'business-not-found',
    });
    const { reports } = await directory.bus.request(listReports, {});
    expect(reports.filter((report) => report.business.id === id)).toEqual([]);
    expect(await everything()).not.toMatch(/Peter Geheim|geheim-|70001|place-1001/);
  });

  it('are deleted at once with their photos and from reports of imports and website checks', async () => {
    const { id, business } = await store();
    const repeated = await directory.store([business]);
    expect(repeated.duplicates.map(({ name }) => name)).toEqual([business.name]);
    expect(await everything()).toContain(business.name);
    await suppress(id);
    expect(neighbours.forgotten).toContain(business.placeId);
    expect(neighbours.unchecked).toContain(id);
    expect(neighbours.withoutPhotos).toContain(id);
    expect(neighbours.withoutMails).toContainEqual({
      businessIds: [id],
      submissionIds: [],
      names: [business.name],
    });
    expect(neighbours.withoutViews).toEqual(
      expect.arrayContaining([business.name, business.placeId, URL.parse(business.website ?? '')?.hostname]),
    );
    expect(await everything()).not.toContain(business.name);
  });

  it('are not stored again by a batch planned before their removal', async () => {
    const { id, business } = await store();
    const planner = directory.app.get(BatchPlanner);
    const plan = planner.plan.bind(planner);
    jest.spyOn(planner, 'plan').mockImplementationOnce(async (...asked) => {
      const planned = await plan(...asked);
      await suppress(id);
      return planned;
    });
    const twin = { ...business, placeId: 'another-place' };
    expect((await directory.store([twin])).errors).toEqual([REFUSED(2)]);
  });

  it('are not restored by an import, which reports the row with a separate reason', async () => {
    const { id, business } = await store();
    await suppress(id);
    const same = { ...own(), ...business };
    const { placeId: _, ...unnamed } = same;
    const another = own();
    const rows = [
      same,
      {
        ...unnamed,
        placeId: 'another-1',
        phone: undefined,
        website: undefined,
        name: business.name.toUpperCase(),
      },
      { ...another, placeId: 'another-2', phone: `+49 ${business.phone?.slice(1)}` },
      { ...another, placeId: 'another-3', website: business.website?.replace('https://', 'http://www.') },
      another,
    ];
    expect(await directory.bus.request(forecastImport, asBatch(rows))).toMatchObject({
      created: 1,
      errors: 4,
    });
    expect(await directory.store(rows)).toEqual({
      imported: 1,
      duplicates: [],
      errors: [REFUSED(2), REFUSED(3), REFUSED(4), REFUSED(5)],
    });
    expect(await directory.store([same], { mode: 'update' })).toMatchObject({
      imported: 0,
      errors: [REFUSED(2)],
    });
  });

  it('do not block a namesake elsewhere', async () => {
    const { id, business } = await store();
    await suppress(id);
    const elsewhere = { ...business, placeId: 'elsewhere', postalCode: '90402', city: 'Nürnberg' };
    expect(await directory.store([elsewhere])).toMatchObject({ imported: 1, errors: [] });
  });

  it('are not restored by a submission, by the panel or by undoing a deletion', async () => {
    const { id, business } = await store();
    const twin = { ...business, placeId: 'twin-of-it' };
    const twinId = await directory.list(twin);
    const { version, form } = await directory.bus.request(getManagedBusiness, { id: twinId });
    await directory.bus.request(removeBusiness, { id: twinId, version });
    await suppress(id);
    const draft = {
      name: business.name,
      category: 'handwerker',
      description: 'Wieder da.',
      address: 'Hauptstraße 1',
      city: 'Bayreuth',
      postal_code: '95444',
      phone: '0921 1',
      email: 'peter@geheim.example',
    } as const;
    const delivery = { key: 'key-of-comeback', tokenId: 'token-of-comeback' };
    const { id: submission } = await directory.bus.request(submitBusiness, { delivery, draft });
    const approve = () => directory.bus.request(decideSubmission, { decision: 'approve', id: submission });
    await expect(approve()).rejects.toMatchObject({ code: 'conflict' });
    await expect(directory.bus.request(createBusiness, { key: 'key-of-panel', form })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(directory.bus.request(restoreBusiness, { id: twinId })).rejects.toMatchObject({
      code: 'conflict',
    });
    await directory.bus.request(liftSuppression, { id });
    expect(await approve()).toMatchObject({ state: 'approved' });
  });

  it('are listed as hashes with day and reason, and may be added again once they are off the list', async () => {
    const { id, business } = await store();
    await suppress(id);
    const { suppressions, total } = await directory.bus.request(listSuppressions, {});
    expect(total).toBe(suppressions.length);
    expect(suppressions[0]).toEqual({
      id,
      reason: 'request',
      fingerprint: expect.stringMatching(/^[\w-]{10}$/) as string,
      at: expect.any(String) as string,
    });
    expect(await directory.bus.request(liftSuppression, { id })).toEqual({ id });
    expect(await directory.store([business])).toMatchObject({ imported: 1, errors: [] });
  });

  it('that were deleted before are removed from the trash too', async () => {
    const { id, business } = await store();
    const { version } = await directory.bus.request(getManagedBusiness, { id });
    await directory.bus.request(removeBusiness, { id, version });
    await suppress(id);
    await expect(directory.bus.request(restoreBusiness, { id })).rejects.toMatchObject({
      code: 'business-not-found',
    });
    expect(await directory.store([business])).toMatchObject({ imported: 0, errors: [REFUSED(2)] });
  });

  it('that do not exist are not found', async () => {
    await expect(suppress('f'.repeat(24))).rejects.toMatchObject({ code: 'business-not-found' });
    await expect(suppress('x')).rejects.toMatchObject({ code: 'business-not-found' });
  });
});
