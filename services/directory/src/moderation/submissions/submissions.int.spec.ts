import type { GewerkError, SubmissionDraft } from '@gewerk/contracts';
import {
  decideSubmission,
  editSubmission,
  getBusinessBySlug,
  getSubmission,
  listSubmissions,
  submitBusiness,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { FakeNeighboursModule, neighbours } from '../../test/fake-neighbours.js';
import { type RunningDirectory, startDirectory, workshop } from '../../test/running-directory.js';

const hours = {
  monday: '08:00-17:00',
  tuesday: '8-12 Uhr, 13-18 Uhr',
  wednesday: '',
  thursday: '',
  friday: '',
  saturday: 'Geschlossen',
  sunday: '',
};

const draft: SubmissionDraft = {
  name: 'Meisterbetrieb Özil',
  category: 'kfz-werkstatt',
  description: 'Reparaturen aller Art.',
  address: 'Lindenstraße 3',
  city: 'Bayreuth',
  postal_code: '95444',
  phone: '0921 507 2010',
  email: 'chef@oezil.example',
  website: 'https://www.oezil.example',
  hours,
};

let sent = 0;
const delivery = () => {
  sent += 1;
  return { key: `key-of-${sent}-form`, tokenId: `token-of-${sent}-form` };
};

describe('submissions', () => {
  let servers: TestBus;
  let directory: RunningDirectory;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
  });

  afterAll(() => servers.close());

  const submit = (changes: Partial<SubmissionDraft> = {}) =>
    servers.bus.request(submitBusiness, { delivery: delivery(), draft: { ...draft, ...changes } });
  const find = async (id: string) => (await servers.bus.request(getSubmission, { id })).submission;
  const page = (citySlug: string, nameSlug: string) =>
    servers.bus.request(getBusinessBySlug, { city: citySlug, slug: nameSlug });

  it('PUB-ADD-18 PUB-ADD-21 are stored and not published before they are approved', async () => {
    const { id } = await submit();
    expect(await find(id)).toMatchObject({ state: 'waiting', draft, ageHours: 0 });
    const { submissions, total } = await servers.bus.request(listSubmissions, {});
    expect(submissions.map((each) => each.id)).toContain(id);
    expect(total).toBe(submissions.length);
    await expect(page('bayreuth', 'meisterbetrieb-oezil')).rejects.toMatchObject({
      code: 'business-not-found',
    });
    const approved = await servers.bus.request(decideSubmission, { decision: 'approve', id });
    expect(approved).toMatchObject({ state: 'approved', urlSlug: 'bayreuth/meisterbetrieb-oezil' });
    expect(await page('bayreuth', 'meisterbetrieb-oezil')).toMatchObject({
      id: approved.businessId,
      category: 'KFZ-Werkstatt',
      phone: '0921 5072010',
      categorySlugs: expect.arrayContaining(['kfz-werkstatt']) as string[],
      workingHours: { Monday: '08:00-17:00', Saturday: 'Closed' },
    });
    expect(await servers.bus.request(decideSubmission, { decision: 'approve', id })).toEqual(approved);
  });

  it('are stored once per key, and a form token is valid for one', async () => {
    const first = { delivery: delivery(), draft };
    const answers = await Promise.all([1, 2, 3].map(() => servers.bus.request(submitBusiness, first)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const other = { delivery: first.delivery, draft: { ...draft, name: 'Anders' } };
    await expect(servers.bus.request(submitBusiness, other)).rejects.toMatchObject({ code: 'conflict' });
    const replayed = { delivery: { ...delivery(), tokenId: first.delivery.tokenId }, draft };
    await expect(servers.bus.request(submitBusiness, replayed)).rejects.toMatchObject({
      code: 'conflict',
      errors: [{ field: 'form_token' }],
    });
  });

  it('PUB-ADD-09 accept any postal code and phone number', async () => {
    const { id } = await submit({ postal_code: 'SW1A 1AA', phone: 'nur vormittags' });
    expect((await find(id)).draft).toMatchObject({ postal_code: 'SW1A 1AA', phone: 'nur vormittags' });
  });

  it('can be corrected before the decision, but not after it', async () => {
    const { id } = await submit();
    const corrected = { ...draft, name: 'Özil Fahrzeugtechnik' };
    expect((await servers.bus.request(editSubmission, { id, draft: corrected })).draft).toEqual(corrected);
    const reject = { decision: 'reject', id, reason: 'Kein Betrieb.' } as const;
    expect(await servers.bus.request(decideSubmission, reject)).toMatchObject({
      state: 'rejected',
      reason: 'Kein Betrieb.',
      urlSlug: null,
    });
    // A rejected submission is kept for 30 days.
    const stored = await directory.connection.collection('submissions').findOne({ state: 'rejected' });
    expect(Number(stored?.['expiresAt']) - Number(stored?.['decidedAt'])).toBe(30 * 86_400_000);
    await expect(servers.bus.request(editSubmission, { id, draft })).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(servers.bus.request(decideSubmission, { decision: 'approve', id })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('are compared with listed businesses, and merged into one that keeps its name and address', async () => {
    await directory.store([workshop(1, { name: 'Huber Kfz GmbH', phone: '0921 111 222' })]);
    const { id } = await submit({
      name: 'HUBER KFZ',
      phone: '+49 921 111222',
      website: 'https://huber.example',
    });
    const { duplicates } = await servers.bus.request(getSubmission, { id });
    expect(duplicates.map(({ name }) => name)).toEqual(['Huber Kfz GmbH']);
    const businessId = duplicates[0]?.id ?? '';
    const merged = await servers.bus.request(decideSubmission, { decision: 'merge', id, businessId });
    expect(merged).toMatchObject({ state: 'merged', businessId, urlSlug: 'bayreuth/huber-kfz-gmbh' });
    expect(await page('bayreuth', 'huber-kfz-gmbh')).toMatchObject({
      name: 'Huber Kfz GmbH',
      website: expect.stringContaining('huber.example') as string,
    });
  });

  it('that are merged into one business cannot be merged into another, and repeating the merge changes nothing', async () => {
    const names = ['Schlosserei Nord', 'Schlosserei Süd'] as const;
    await directory.store(names.map((name, index) => workshop(21 + index, { name })));
    const named = (name: string) => directory.connection.collection('businesses').findOne({ name });
    const [north, south] = await Promise.all(names.map(named));
    const { id } = await submit({ name: 'Schlosserei', website: 'https://schlosserei.example' });
    const into = (business: typeof north) =>
      servers.bus.request(decideSubmission, { decision: 'merge', id, businessId: String(business?._id) });
    const decided = await into(north);
    expect(decided).toMatchObject({ state: 'merged', businessId: String(north?._id) });
    const merged = await named(names[0]);
    await expect(into(south)).rejects.toMatchObject({ code: 'conflict' });
    expect(await into(north)).toEqual(decided);
    expect(await Promise.all(names.map(named))).toEqual([merged, south]);
  });

  it('are compared with all businesses while the index is available, and report whether they were', async () => {
    const elsewhere = { postalCode: '95028', city: 'Hof' };
    await directory.store([
      workshop(7, { ...elsewhere, name: 'Ganz Anders', phone: '09281 4711' }),
      workshop(8, { ...elsewhere, name: 'Unbeteiligt' }),
    ]);
    const { id } = await submit({ name: 'Neu', phone: '09281 4711', postal_code: '95445', website: '' });
    expect(await servers.bus.request(getSubmission, { id })).toMatchObject({
      duplicates: [],
      isWholeStock: false,
    });
    await servers.start('inbox', FakeNeighboursModule);
    const stored = await directory.connection.collection('businesses').find(elsewhere).toArray();
    neighbours.alike = stored.map(({ _id }) => String(_id));
    const { duplicates, isWholeStock } = await servers.bus.request(getSubmission, { id });
    expect([duplicates.map(({ name }) => name), isWholeStock]).toEqual([['Ganz Anders'], true]);
  });

  it('that do not exist are not found, and neither is a missing business to merge into', async () => {
    const id = 'f'.repeat(24);
    await expect(find(id)).rejects.toMatchObject({ code: 'submission-not-found' });
    await expect(find('x')).rejects.toMatchObject({ code: 'submission-not-found' });
    const { id: waiting } = await submit();
    const merge = { decision: 'merge', id: waiting, businessId: id } as const;
    await expect(servers.bus.request(decideSubmission, merge)).rejects.toMatchObject({
      code: 'business-not-found',
    });
    expect((await find(waiting)).state).toBe('waiting');
  });

  it.each([
    ['website', 'javascript:alert(1)', 'must be a web address'],
    ['email', 'x@mailinator.com', 'must be a permanent email address'],
    ['name', '', 'must not be empty'],
    ['category', 'zauberei', 'must be one of'],
    ['description', 'x'.repeat(10_000), 'must have at most 5000 characters'],
  ])('with %s %j are refused: it %s', async (field, value, message) => {
    const refused = await submit({ [field]: value }).catch((error: GewerkError) => error);
    expect(refused).toMatchObject({
      code: 'invalid-input',
      errors: [{ field: `draft.${field}`, message: expect.stringContaining(message) as string }],
    });
  });
});
