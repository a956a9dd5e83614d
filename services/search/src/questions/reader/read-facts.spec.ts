import { readQuestion } from './read-question.js';

const nowhere = { isPlace: () => false, isWellKnown: () => false, resemblesPlace: () => false };
const read = (text: string) => readQuestion(text, nowhere);

it.each([
  ['Öffnungszeiten Bäckerei Huber', 'backerei huber'],
  ['Telefonnummer von Elektro Kowalski', 'elektro kowalski'],
  ['phone number of Dr. Braun', 'dr braun'],
  ['Müller Friseur telefon numarası', 'muller friseur'],
  ['Wann hat Friseur Müller offen?', 'friseur muller'],
])('%s asks for the name %s, and for no telephone shop or watchmaker', (text, rest) => {
  expect(read(text)).toMatchObject({ rest, parts: [] });
});

it('reads no need in fillers alone: being bored is no illness', () => {
  expect(read('mir ist schlecht')).toMatchObject({ intent: 'need', tradeKeys: ['arzt'] });
  expect(read('mir ist langweilig')).toMatchObject({ intent: 'name', tradeKeys: [] });
});

it('reads a brand of signs and fillers alone, and no village in a misspelt trade', () => {
  expect(read('C&A')).toMatchObject({ brand: ['c und a'], tradeKeys: ['mode'] });
  const raaba = { ...nowhere, isPlace: (folded: string) => folded === 'raaba' };
  expect(readQuestion('raaba galerisi', raaba)).toMatchObject({ place: null, tradeKeys: ['autohaendler'] });
  expect(readQuestion('Friseur Raaba', raaba)).toMatchObject({ place: 'raaba', tradeKeys: ['friseur'] });
});
