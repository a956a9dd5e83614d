import { readQuestion } from '../read-question.js';

const known = 'mainz wiesbaden hamburg jura'.split(' ');
const towns = [...known, 'lustenau', 'klagenfurt', 'hard', 'graben'];
const gazetteer = {
  isPlace: (folded: string) => towns.includes(folded),
  isWellKnown: (folded: string) => known.includes(folded),
  isDistrict: () => false,
  resemblesPlace: () => false,
};

it.each([
  ['wedding dress Mainz carnival', 'mode', 'mainz'],
  ['cat boarding Wiesbaden over christmas', 'tierbedarf', 'wiesbaden'],
  ['vintage clothes shop Hamburg Schanze', 'mode', 'hamburg'],
  ['Kosmetikerin Lustenau Akne', 'kosmetik', 'lustenau'],
  ['Tapezierer Klagenfurt Sofa neu beziehen', 'bodenleger', 'klagenfurt'],
  ['Auto im Graben liegen geblieben', 'abschleppdienst', null],
  ['lost all photos from hard drive', 'computer-it', null],
  ['Kaffeemaschine Jura mahlt nicht mehr', 'haushaltsgeraete', null],
  ['Kaffeemaschine Jura', 'haushaltsgeraete', null],
])('%s asks for %s at %s', (text, key, at) => {
  const { tradeKeys, place } = readQuestion(text, gazetteer);
  expect([tradeKeys[0], place]).toEqual([key, at]);
});

it('reads no town between words that are neither a trade nor a need', () => {
  expect(readQuestion('Rosi Lustenau Glück', gazetteer).place).toBeNull();
});
