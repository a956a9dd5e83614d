import { readQuestion } from '../read-question.js';

const nowhere = {
  isPlace: () => false,
  isWellKnown: () => false,
  isDistrict: () => false,
  resemblesPlace: () => false,
};

/** Without its dots, each of these is a different word. */
it.each([
  ['Küchen', 'moebel'],
  ['Kuechen kaufen', 'moebel'],
  ['KÜCHEN', 'moebel'],
  ['Kuchen kaufen', 'baeckerei'],
  ['Tür kaufen', 'tischler'],
  ['Tür klemmt', 'tischler'],
  ['tur kaufen', 'reisebuero'],
  ['Käse', 'supermarkt'],
  ['kaşe', 'drucker-kopie'],
  ['Schlösser', 'schluesseldienst'],
  ['Schlosser', 'metallbau'],
])('distinguishes letters with and without dots when it reads %s as %s', (text, key) => {
  const { tradeKeys, parts, whole } = readQuestion(text, nowhere);
  expect(tradeKeys[0]).toBe(key);
  expect(parts).toMatchObject([{ text, value: key }]);
  expect(whole).not.toMatch(/einbau|innen|laden/);
});

it.each([
  ['alter Fernseher wohin damit', 'entsorgung'],
  ['kaputter Kühlschrank wohin', 'entsorgung'],
  ['Wohin heute Abend', 'kultur-unterhaltung'],
  ['wohin am Wochenende', 'kultur-unterhaltung'],
  ['wohin damit', 'entsorgung'],
  ['where to dump an old fridge', 'entsorgung'],
  ['eski buzdolabı nereye atılır', 'entsorgung'],
  ['neues Sofa kaufen wohin', 'moebel'],
  ['Fernseher reparieren', 'fernsehtechnik'],
])('considers fillers that change the meaning: %s asks for %s', (text, key) => {
  expect(readQuestion(text, nowhere).tradeKeys[0]).toBe(key);
});

it('returns a part for a meaning that only fillers express', () => {
  const { parts } = readQuestion('Wohin heute Abend', nowhere);
  expect(parts.map(({ text }) => text)).toEqual(['heute Abend', 'Wohin']);
});
