import { readQuestion } from '../read-question.js';

const towns = 'essen baden singen hof waren wangen koln bucken'.split(' ');
const gazetteer = {
  isPlace: (folded: string) => towns.includes(folded),
  isWellKnown: (folded: string) => towns.includes(folded),
  isDistrict: () => false,
  resemblesPlace: () => false,
};
const read = (text: string) => readQuestion(text, gazetteer);

it.each([
  ['beim Inder essen', 'restaurant'],
  ['beim inder essen', 'restaurant'],
  ['Mittag essen', 'restaurant'],
  ['Steak essen', 'restaurant'],
  ['Fisch essen', 'restaurant'],
  ['essen mit Kindern', 'restaurant'],
  ['Kuchen essen', 'cafe'],
  ['Eis essen', 'cafe'],
  ['Hund baden', 'tierbedarf'],
  ['Chor singen', 'kurse-nachhilfe'],
  ['Wangen straffen', 'kosmetik'],
  ['Waren versenden', 'post-paket'],
  ['Hexenschuss, kann mich nicht bücken', 'therapie'],
])('reads no town in %s, where it is an ordinary word', (text, trade) => {
  const { place, tradeKeys } = read(text);
  expect([place, ...tradeKeys]).toEqual([null, ...tradeKeys]);
  expect(tradeKeys).toContain(trade);
});

it.each([
  ['Friseur Essen', 'essen'],
  ['Friseur essen', 'essen'],
  ['friseur essen', 'essen'],
  ['Pizza Essen', 'essen'],
  ['pizza essen', 'essen'],
  ['vegan essen in Essen', 'essen'],
  ['Gesangsunterricht Singen', 'singen'],
  ['Zahnarzt Hof', 'hof'],
  ['Hof Zahnarzt', 'hof'],
  ['Waren Friseur', 'waren'],
])('reads the town in %s', (text, town) => {
  expect(read(text).place).toBe(town);
});

it.each(['Anwalt Baden', 'Zahnarzt Singen', 'Friseur Wangen'])(
  'reads the town in %s, although it is little known and also a word',
  (text) => {
    const littleKnown = { ...gazetteer, isWellKnown: () => false };
    expect(readQuestion(text, littleKnown).place).not.toBeNull();
  },
);

it.each(['0221 4710123 wer ist das', 'wer hat angerufen 02214710123', 'who called me from 0221 4710123'])(
  'searches for the number in %s',
  (text) => {
    expect(read(text)).toMatchObject({
      intent: 'phone',
      contactKeys: expect.arrayContaining(['p:2214710123']),
    });
  },
);

it.each(['Huber 0221 4710123', 'Salon 2000'])('reads no number beside a name in %s', (text) => {
  expect(read(text).intent).not.toBe('phone');
});
