import { readQuestion } from './read-question.js';

const nowhere = {
  isPlace: () => false,
  isWellKnown: () => false,
  isDistrict: () => false,
  resemblesPlace: () => false,
};
const read = (text: string) => readQuestion(text, nowhere);

it.each([
  ['Öffnungszeiten Bäckerei Huber', 'backerei huber'],
  ['Telefonnummer von Elektro Kowalski', 'elektro kowalski'],
  ['phone number of Dr. Braun', 'dr braun'],
  ['Müller Friseur telefon numarası', 'muller friseur'],
  ['Wann hat Friseur Müller offen?', 'friseur muller'],
])('%s asks for the name %s, not for a phone shop or a watchmaker', (text, rest) => {
  expect(read(text)).toMatchObject({ rest, parts: [] });
});

it.each(['Apotheke um diese Uhrzeit', 'pharmacy at this hour', 'bu saatte eczane'])(
  'reads a reference to the current time as now: %s',
  (text) => {
    expect(read(text)).toMatchObject({ tradeKeys: ['apotheke'] });
    expect(read(text).parts.map(({ kind, value }) => `${kind}:${value}`)).toContain('time:now');
  },
);

it.each([
  'wer ruft an von 0921 1234567',
  'wer ruft mich immer von 09211234567 an',
  'wem gehört 0921/1234567',
  'verpasster Anruf 0921-12 34 567',
  'who calls from 0921 1234567',
  '0921 1234567 kimin',
])('finds the owner of the number in %s', (text) => {
  expect(read(text)).toMatchObject({ intent: 'phone' });
  expect(read(text).contactKeys).toContain('p:9211234567');
});

it("reads 'saat' as a watch unless the time is asked for", () => {
  expect(read('saat')).toMatchObject({ tradeKeys: ['uhrmacher-goldschmied'] });
  expect(read('saat').isBeyond).toBeUndefined();
  expect(read('saat kaç').isBeyond).toBe(true);
});

it('reads no need in fillers alone: being bored is not an illness', () => {
  expect(read('mir ist schlecht')).toMatchObject({ intent: 'need', tradeKeys: ['arzt'] });
  expect(read('mir ist langweilig')).toMatchObject({ intent: 'name', tradeKeys: [] });
});

it('reads C&A as a brand, and no village in a misspelt trade', () => {
  expect(read('C&A')).toMatchObject({ brand: ['c und a'], tradeKeys: ['mode'], ignored: ['C&A'] });
  const raaba = { ...nowhere, isPlace: (folded: string) => folded === 'raaba' };
  expect(readQuestion('raaba galerisi', raaba)).toMatchObject({ place: null, tradeKeys: ['autohaendler'] });
  expect(readQuestion('Friseur Raaba', raaba)).toMatchObject({ place: 'raaba', tradeKeys: ['friseur'] });
});

it('ignores what is excluded, and reports it', () => {
  const gym = { intent: 'trade', tradeKeys: ['fitness-sport'] };
  expect(read('Fitness ohne Vertrag')).toMatchObject({ ...gym, ignored: ['ohne Vertrag'] });
  expect(read('gym without contract')).toMatchObject({ ...gym, ignored: ['without contract'] });
  expect(read('ohne Schlüssel vor der Tür')).toMatchObject({ tradeKeys: ['schluesseldienst'] });
});

it.each([
  ['Catering 50 Personen', 'catering'],
  ['catering 20 people', 'catering'],
  ['Getränkemarkt 24h', 'supermarkt'],
])('%s names a trade and a quantity, not a street', (text, trade) => {
  const { intent, tradeKeys } = read(text);
  expect({ intent, first: tradeKeys[0] }).toEqual({
    intent: expect.stringMatching(/^(?:trade|need)$/),
    first: trade,
  });
});

it('reads streets with the endings of trades, and their numbers', () => {
  for (const text of ['Kurfürstenring 50', 'Neumarkt 24', 'Am Ring 5', 'Marktplatz 3 Bayreuth'])
    expect(read(text)).toMatchObject({ intent: 'street' });
});

const placed = (...names: string[]) => ({
  isPlace: (folded: string) => names.includes(folded),
  isWellKnown: (folded: string) => folded === 'hamburg' || folded === 'essen',
  isDistrict: () => false,
  resemblesPlace: (folded: string) => folded.length > 4,
});

it('finds the place between a trade and an unknown word, and next to its district', () => {
  const world = placed('hamburg', 'essen', 'ruttenscheid', 'essen ruttenscheid', 'krems an der donau');
  const at = (text: string) => readQuestion(text, world);
  expect(at('Café Hamburg Schanze')).toMatchObject({ place: 'hamburg', tradeKeys: ['cafe'] });
  expect(at('Maler Essen Rüttenscheid')).toMatchObject({
    place: 'essen ruttenscheid',
    tradeKeys: ['maler'],
  });
  expect(at('Restaurant Krems a. d. Donau')).toMatchObject({
    place: 'krems an der donau',
    tradeKeys: ['restaurant'],
  });
  expect(at('Pizza Essen')).toMatchObject({ place: 'essen', tradeKeys: ['pizzeria'] });
});

it('reads times of day next to a trade, and no place in them', () => {
  const timesIn = (text: string) =>
    readQuestion(text, placed()).parts.flatMap(({ kind, value }) => (kind === 'time' ? [value] : []));
  expect(timesIn('Physiotherapie nach 18 Uhr')).toEqual(['at-1095']);
  expect(timesIn('Autowerkstatt samstag 10 uhr')).toEqual(['day-5', 'at-600']);
  expect(timesIn('gibt es einen Bäcker der sonntags aufhat')).toEqual(['day-6']);
  const early = readQuestion('wo kriege ich samstags um 7 frische Brötchen', placed());
  expect(early).toMatchObject({ place: null, intent: 'need', tradeKeys: ['baeckerei'] });
});

it('reads a district that is also a word of other trades as the place next to an unrelated trade', () => {
  const world = {
    ...placed('wedding'),
    isDistrict: (folded: string) => folded === 'wedding',
    isWellKnown: () => false,
  };
  expect(readQuestion('Fahrschule Wedding', world)).toMatchObject({ place: 'wedding', intent: 'trade' });
  expect(readQuestion('wedding photographer', world).place).toBeNull();
});

it('reads trade and place next to a street without a number', () => {
  const read = readQuestion('Optiker Hauptstraße Hamburg', placed('hamburg'));
  expect(read).toMatchObject({ intent: 'street', contactKeys: ['s:hauptstr'], place: 'hamburg' });
  expect(read.besideStreet).toMatchObject({ intent: 'trade', tradeKeys: ['optiker'], place: 'hamburg' });
  expect(readQuestion('Hauptstraße Hamburg', placed('hamburg')).besideStreet).toBeUndefined();
});

it('reads a saying including its filler, not a similar saying', () => {
  expect(read('hang a door')).toMatchObject({ intent: 'need', tradeKeys: ['tischler'] });
});
