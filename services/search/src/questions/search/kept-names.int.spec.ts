import { KeptNamesRepository } from '../../names/kept-names.repository.js';
import { NameVocabulary } from '../../names/name-vocabulary.js';
import { listedBusiness } from '../../test/listed-business.js';
import { SearchSystem } from '../../test/search-system.js';

let system: SearchSystem;
beforeAll(async () => {
  system = await SearchSystem.start([
    listedBusiness({ name: 'Elektro Kowalski', category: 'Elektriker' }),
    listedBusiness({ name: 'Bäckerei Meyer', category: 'Bäckerei' }),
  ]);
});
afterAll(() => system?.stop());

const vocabulary = () => system.get(NameVocabulary);

it('knows the words of names after the start, before it has read the index again', async () => {
  const kept = system.get(KeptNamesRepository);
  await system.eventually(
    async () => (await kept.read())?.counts.some(([word]) => word === 'kowalski') === true,
  );
  const before = vocabulary();
  await system.restartService();
  expect(vocabulary()).not.toBe(before);
  // The first walk waits until the index has settled.
  expect(vocabulary().corrected('gowalsky')).toContain('kowalski');
  expect(vocabulary().lacksWordOf('gowalsky')).toBe(true);
  expect(vocabulary().corrected('elektro gowalsky', true)).toEqual(['elektro kowalski']);
});

it('reads the words from the index again if the stored ones cannot be read', async () => {
  const content = await system.get(KeptNamesRepository).read();
  await system
    .get(KeptNamesRepository)
    .keep({ names: 1, counts: [['kowalski', 1]], pairs: new Uint32Array(1) });
  await system.restartService();
  await system.eventually(async () => vocabulary().corrected('gowalsky').includes('kowalski'));
  const kept = system.get(KeptNamesRepository);
  await system.eventually(async () => (await kept.read())?.pairs.length === content?.pairs.length);
});
