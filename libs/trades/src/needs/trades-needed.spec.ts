import { foldLoose } from '@gewerk/text';
import { tradeByKey } from '../taxonomy.js';
import { needs } from './index.js';
import { tradesNeeded } from './trades-needed.js';

const needed = (text: string) => tradesNeeded(foldLoose(text).split(' '))?.tradeKeys[0];

it.each([
  ['Rohr verstopft', 'sanitaer'],
  ['verstopfte Rohre', 'sanitaer'],
  ['Küchenabfluss verstopft', 'sanitaer'],
  ['Zahnweh', 'zahnarzt'],
  ['Stromausfall', 'elektriker'],
  ['fix car', 'kfz-werkstatt'],
  ['Waschmaschinenreparatur', 'haushaltsgeraete'],
  ['Reifen platt', 'reifenservice'],
  ['locked out', 'schluesseldienst'],
  ['musluğum damlatıyor', 'sanitaer'],
  ['telefonumun ekranı kırıldı', 'handy-reparatur'],
  ['Wände streichen', 'maler'],
  ['Hund krank', 'tierarzt'],
  ['washing machine broken', 'haushaltsgeraete'],
  ['Passbilder', 'fotograf'],
  ['Hose zu lang', 'schneiderei'],
  ['pasta yemek', 'cafe'],
  ['Sperrmüllabholung', 'entsorgung'],
  ['Nachhilfeinstitut', 'kurse-nachhilfe'],
  ['Wurzelentfernung', 'garten-landschaftsbau'],
  ['Estrichleger', 'bauunternehmen'],
  ['Kirschbaum', 'garten-landschaftsbau'],
  ['Bausparvertrag abschließen', 'versicherung'],
  ['Glasfaser Anschluss', 'handy-reparatur'],
  ['Klavier stimmen lassen', 'handwerker-allgemein'],
  ['Film gucken', 'kultur-unterhaltung'],
  ['Grundstück beurkunden', 'rechtsanwalt'],
  ['Wurstplatte bestellen', 'metzgerei'],
  ['nail polish removal', 'kosmetik'],
  ['Geburtsvorbereitung', 'therapie'],
  ['Gießkanne', 'baumarkt'],
  ['Plombe tut weh', 'zahnarzt'],
  ['Knie tut weh', 'arzt'],
  ['tut weh', 'arzt'],
])('reads the need %s', (text, key) => {
  expect(needed(text)).toBe(key);
});

it.each(['Müller', 'kaputt', 'not working', 'xyzzy qwert', ''])('reads no need in %j', (text) => {
  expect(needed(text)).toBeUndefined();
});

it('returns the unknown words', () => {
  expect(tradesNeeded(['rohr', 'verstopft', 'xyzzy'])).toMatchObject({ unknown: ['xyzzy'] });
});

it('lists needs in three languages, for existing trades only', () => {
  for (const [key, { de, en, tr }] of Object.entries(needs)) {
    expect(tradeByKey(key)).toBeDefined();
    for (const list of [de, en, tr]) expect(list.split(',').length).toBeGreaterThan(4);
  }
});

it('maps nearly all phrases of a single trade to that trade', () => {
  const all = Object.entries(needs).flatMap(([key, { de, en, tr }]) =>
    [de, en, tr].flatMap((list) => list.split(',').map((text) => ({ key, text }))),
  );
  const owners = new Map<string, Set<string>>();
  for (const { key, text } of all)
    owners.set(foldLoose(text), (owners.get(foldLoose(text)) ?? new Set()).add(key));
  const missed = all.filter(
    ({ key, text }) =>
      owners.get(foldLoose(text))?.size === 1 &&
      !tradesNeeded(foldLoose(text).split(' '))?.tradeKeys.includes(key),
  );
  expect(missed.length).toBeLessThan(all.length * 0.002);
});
