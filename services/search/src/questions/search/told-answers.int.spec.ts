import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

const KOELN = { city: 'Köln', postalCode: '50823', latitude: 50.95, longitude: 6.92 };

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Schuster Automobile', category: 'Autohändler', ...KOELN }),
    listedBusiness({ name: 'Salon Haargenau', category: 'Friseur', ...KOELN }),
    listedBusiness({ name: 'Schlosserei Vogel', category: 'Metallbau', ...KOELN }),
  ]);
});
afterAll(() => system?.stop());

it('reports that a trade has no business although names contain it', async () => {
  const { businesses, understood } = await system.search({ query: 'Schuster' });
  expect(businesses.map(({ name }) => name)).toEqual(['Schuster Automobile']);
  expect(understood).toMatchObject({
    parts: [{ kind: 'trade', text: 'Schuster', value: 'schuhmacher' }],
    ignored: ['Schuster'],
  });
});

it('reports which word had no effect if a trade is found by another of its names', async () => {
  const { businesses, understood } = await system.search({ query: 'coiffeur Xyzabc' });
  expect(businesses.map(({ name }) => name)).toEqual(['Salon Haargenau']);
  expect(understood?.ignored).toEqual(['Xyzabc']);
});

it('reports which trade a need was read as', async () => {
  const { understood } = await system.search({ query: 'Messer schleifen' });
  expect(understood?.parts).toMatchObject([{ kind: 'need', trade: 'Metallbau & Schlosserei' }]);
});
