import { tradesNamed } from '../name-index.js';

it.each([
  ['Gynäkologin', 'arzt'],
  ['nörolog', 'arzt'],
  ['Psychiaterin', 'arzt'],
  ['chiropodist', 'therapie'],
  ['hamam', 'kosmetik'],
  ['Zeltplatz', 'hotel'],
  ['Wachdienst', 'schluesseldienst'],
  ['Korbflechter', 'handwerker-allgemein'],
])('%s names the trade of its kind, %s', (name, key) => {
  expect(tradesNamed(name)[0]?.key).toBe(key);
});

it.each(['Gitarre', 'Steak', 'french', 'Griechen'])('%s names a trade only beside it', (name) => {
  expect(tradesNamed(name)).toEqual([]);
});
