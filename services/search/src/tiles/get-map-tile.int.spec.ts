import { getMapTile, type InputOf } from '@gewerk/contracts/bus';
import { listedBusiness } from '../test/listed-business.js';
import { SearchSystem } from '../test/search-system.js';

const bayreuth = { latitude: 49.9456, longitude: 11.5713 };
const salon = listedBusiness({ name: 'Haarwerk', category: 'Friseur', ...bayreuth });
const workshop = listedBusiness({
  name: 'Werkraum',
  category: 'KFZ-Werkstatt',
  latitude: 49.9456,
  longitude: 11.5,
});
/** The tile at zoom level 10 that contains Bayreuth. */
const tile = { z: 10, x: 544, y: 347 };

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([salon, workshop]);
});
afterAll(() => system?.stop());

async function tileOf(input: Partial<InputOf<typeof getMapTile>> = {}): Promise<Buffer> {
  const { base64 } = await system.bus.request(getMapTile, { ...tile, ...input });
  return Buffer.from(base64, 'base64');
}

/** A tile is updated only a few seconds after a change, since the index is read once changes have settled. */
const until = (wanted: (bytes: Buffer) => boolean) =>
  system.eventually(() => tileOf().then(wanted, () => false));

it('contains the businesses in its area, or only those of one category or trade', async () => {
  await until((bytes) => bytes.includes(salon.id) && bytes.includes(workshop.id));
  const salons = await tileOf({ trade: 'friseur' });
  expect([salons.includes(salon.id), salons.includes(workshop.id)]).toEqual([true, false]);
  const workshops = await tileOf({ category: 'KFZ-Werkstatt' });
  expect([workshops.includes(salon.id), workshops.includes(workshop.id)]).toEqual([false, true]);
  expect((await tileOf({ x: 545 })).includes(salon.id)).toBe(false);
});

it('follows the directory, including removed businesses', async () => {
  const another = listedBusiness({ name: 'Neuland', latitude: 49.9456, longitude: 11.4 });
  await system.directory.save(another);
  await system.directory.remove(workshop);
  await until((bytes) => bytes.includes(another.id) && !bytes.includes(workshop.id));
});

it('refuses invalid tiles and unknown categories', async () => {
  await expect(tileOf({ x: 1_024 })).rejects.toMatchObject({
    code: 'invalid-input',
    errors: [{ field: 'x', message: 'must be below 1024 at zoom level 10' }],
  });
  await expect(tileOf({ z: 17 })).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(tileOf({ category: 'raumfahrt' })).rejects.toMatchObject({ code: 'invalid-input' });
});
