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
])('the kind %s leads to its trade %s', (name, key) => {
  expect(tradesNamed(name)[0]?.key).toBe(key);
});

it.each(['Gitarre', 'Steak', 'french', 'Griechen'])('%s alone names no trade', (name) => {
  expect(tradesNamed(name)).toEqual([]);
});
