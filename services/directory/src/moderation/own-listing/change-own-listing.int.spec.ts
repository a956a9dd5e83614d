import {
  changeOwnListing,
  getBusiness,
  getManagedBusiness,
  getReport,
  type InputOf,
  mergeBusinesses,
  suppressBusiness,
} from '@gewerk/contracts/bus';
import { startTestBus, type TestBus } from '@gewerk/testing';
import { FakeNeighboursModule, neighbours } from '../../test/fake-neighbours.js';
import { type RunningDirectory, startDirectory, workshop } from '../../test/running-directory.js';

type Change = InputOf<typeof changeOwnListing>;

interface Sent {
  businessId: string;
  changes: Change['changes'];
  key?: string;
}

const OLD_PHOTO = 'https://bilder.example/1.jpg';
const PHOTO_ID = 'ab'.repeat(16);
const SENT_PHOTO = `/media/uploads/${PHOTO_ID}`;
const week = { tuesday: '', wednesday: '', thursday: '', friday: '', saturday: 'geschlossen', sunday: '' };

describe('changes of a business owner', () => {
  let servers: TestBus;
  let directory: RunningDirectory;
  let made = 0;

  beforeAll(async () => {
    servers = await startTestBus();
    directory = await startDirectory(servers);
    await servers.start('inbox', FakeNeighboursModule);
    neighbours.photos.add(PHOTO_ID);
  });

  beforeEach(() => {
    neighbours.ownersPublish = false;
  });

  afterAll(() => servers.close());

  const list = () => directory.list(workshop((made += 1), { phone: '0921 1000', photos: [OLD_PHOTO] }));
  const change = ({ businessId, changes, key = `key-${(made += 1)}-of-owner` }: Sent) => {
    neighbours.passes.set(businessId, { businessId, email: 'chefin@gruen.example' });
    return directory.bus.request(changeOwnListing, { key, pass: businessId, changes });
  };
  const read = (id: string) => directory.bus.request(getBusiness, { id });
  const fault = (field: string) => ({ code: 'invalid-input', errors: [{ field }] });

  it('wait in the queue with their photos, marked as the business owner’s, and leave the listing unchanged', async () => {
    const businessId = await list();
    const changes = { description: 'Neu seit Mai.', photos: [SENT_PHOTO, OLD_PHOTO] };
    const { id, state } = await change({ businessId, changes });
    expect(state).toBe('waiting');
    expect((await read(businessId)).photos).toEqual([OLD_PHOTO]);
    const { report, proposed } = await directory.bus.request(getReport, { id });
    expect(report).toMatchObject({
      kind: 'change',
      state: 'waiting',
      isByOwner: true,
      email: 'chefin@gruen.example',
      changes,
    });
    expect(proposed).toMatchObject({ description: 'Neu seit Mai.', photos: [SENT_PHOTO, OLD_PHOTO] });
  });

  it('are published at once if the operator allows it, once per key', async () => {
    neighbours.ownersPublish = true;
    const businessId = await list();
    const hours = { ...week, monday: '9 bis 12 Uhr' };
    const sent = { businessId, key: `key-${businessId}` };
    const changes = { phone: '0921 2000', hours, photos: [SENT_PHOTO] };
    const answers = await Promise.all([1, 2, 3].map(() => change({ ...sent, changes })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers[0]?.state).toBe('published');
    const listing = await read(businessId);
    expect(listing).toMatchObject({ phone: '0921 2000', photos: [SENT_PHOTO], photosCount: 1 });
    expect(listing.workingHours).toMatchObject({ Monday: '09:00-12:00', Saturday: 'Closed' });
    const { report } = await directory.bus.request(getReport, { id: answers[0]?.id ?? '' });
    expect(report).toMatchObject({ state: 'applied', isByOwner: true });
    await expect(change({ ...sent, changes: { phone: '0921 3000' } })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('that are empty, unreadable or contain photos from elsewhere are refused and change nothing', async () => {
    const businessId = await list();
    neighbours.ownersPublish = true;
    const refused = (changes: Change['changes'], field: string) =>
      expect(change({ businessId, changes })).rejects.toMatchObject(fault(field));
    await refused({}, 'changes');
    await refused({ hours: { ...week, monday: 'meistens' } }, 'hours');
    await refused({ photos: ['https://fremd.example/bild.jpg'] }, 'photos');
    await refused({ photos: ['/media/uploads/../../etc/passwd'] }, 'photos');
    await refused({ description: '\u202egnp.exe' }, 'changes.description');
    await refused({ name: 'Anders' } as object, 'changes.name');
    await refused({ website: 'javascript:alert(1)' }, 'changes.website');
    expect(await read(businessId)).toMatchObject({ phone: '0921 1000', photos: [OLD_PHOTO] });
  });

  it('with an invalid pass, or with a photo that was never uploaded, are refused and change nothing', async () => {
    neighbours.ownersPublish = true;
    const businessId = await list();
    const send = (pass: string, changes: Change['changes']) =>
      directory.bus.request(changeOwnListing, { key: `key-${(made += 1)}-of-owner`, pass, changes });
    await expect(send('no-such-pass', { phone: '0921 2000' })).rejects.toMatchObject({ code: 'forbidden' });
    neighbours.passes.set(businessId, { businessId, email: 'chefin@gruen.example' });
    const photos = [`/media/uploads/${'cd'.repeat(16)}`];
    await expect(send(businessId, { photos })).rejects.toMatchObject({ code: 'photo-not-found' });
    expect(await read(businessId)).toMatchObject({ phone: '0921 1000', photos: [OLD_PHOTO] });
  });

  it('include no photo uploaded for another listing, unless that listing was merged into this one', async () => {
    neighbours.ownersPublish = true;
    const [businessId, other] = [await list(), await list()];
    const foreign = 'ef'.repeat(16);
    neighbours.photos.add(foreign);
    neighbours.photoOf.set(foreign, other);
    const photos = [`/media/uploads/${foreign}`];
    await expect(change({ businessId, changes: { photos } })).rejects.toMatchObject({
      code: 'photo-not-found',
    });
    expect((await read(businessId)).photos).toEqual([OLD_PHOTO]);
    await change({ businessId: other, changes: { photos } });
    const [kept, merged] = await Promise.all(
      [businessId, other].map((id) => directory.bus.request(getManagedBusiness, { id })),
    );
    await directory.bus.request(mergeBusinesses, {
      ...{
        id: businessId,
        version: kept?.version ?? '',
        otherId: other,
        otherVersion: merged?.version ?? '',
      },
    });
    await change({ businessId, changes: { photos: [...photos, OLD_PHOTO] } });
    expect((await read(businessId)).photos).toEqual([...photos, OLD_PHOTO]);
  });

  it('of a listing that was removed permanently are refused', async () => {
    const businessId = await list();
    await directory.bus.request(suppressBusiness, { id: businessId, reason: 'report' });
    neighbours.ownersPublish = true;
    await expect(change({ businessId, changes: { phone: '0921 2000' } })).rejects.toMatchObject({
      code: 'business-not-found',
    });
  });
});
