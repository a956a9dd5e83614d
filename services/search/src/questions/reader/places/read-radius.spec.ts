import { readQuestion } from '../read-question.js';

const names = ['koln', 'bayreuth', 'dresden', 'munich'];
const gazetteer = {
  isPlace: (folded: string) => names.includes(folded),
  isWellKnown: (folded: string) => names.includes(folded),
  isDistrict: () => false,
  resemblesPlace: () => false,
};
const read = (text: string) => readQuestion(text, gazetteer);
const short = (text: string) => {
  const { intent, tradeKeys, place, radiusKm, ignored, unknown } = read(text);
  return [intent, tradeKeys[0], place, radiusKm, ...ignored, ...unknown];
};

it.each([
  ['Friseur 5 km um Bayreuth', 'friseur', 'bayreuth', 5],
  ['5 km um Bayreuth Friseur', 'friseur', 'bayreuth', 5],
  ['Zahnarzt im Umkreis von 10 km um 95444', 'zahnarzt', '95444', 10],
  ['Bäcker Umkreis 15km Köln', 'baeckerei', 'koln', 15],
  ['Bäcker Köln 15km', 'baeckerei', 'koln', 15],
  ['Bäcker Köln + 15 km', 'baeckerei', 'koln', 15],
  ['Bäcker Köln 15-km-Umkreis', 'baeckerei', 'koln', 15],
  ['Bäcker in 2,5 km Entfernung von Köln', 'baeckerei', 'koln', 2.5],
  ['Bäcker im Umkreis von 500 m um Köln', 'baeckerei', 'koln', 0.5],
  ['Apotheke max 3 km von Dresden entfernt', 'apotheke', 'dresden', 3],
  ['Apotheke nicht weiter als fünf Kilometer von Dresden', 'apotheke', 'dresden', 5],
  ['dentist within 5 miles of Munich', 'zahnarzt', 'munich', 8],
  ['dentist in a 10 km radius of Munich', 'zahnarzt', 'munich', 10],
  ['hairdresser less than 3 km from Köln', 'friseur', 'koln', 3],
  ['Dresden 10 km çevresinde kuaför', 'friseur', 'dresden', 10],
  ["Dresden'in 10 km çevresinde kuaför", 'friseur', 'dresden', 10],
  ['Dresden’e beş km mesafede eczane', 'apotheke', 'dresden', 5],
])('reads the radius in %s and ignores nothing', (text, trade, place, km) => {
  expect(short(text)).toEqual(['trade', trade, place, km]);
});

it.each([
  ['Apotheke im Umkreis von 5 Kilometern', 5],
  ['pharmacy within 2 miles of me', 3.2],
  ['10 km içinde eczane', 10],
])('reads the radius in %s as one around the visitor', (text, km) => {
  const near = { kind: 'near-me', value: 'near-me' };
  expect(read(text)).toMatchObject({ tradeKeys: ['apotheke'], place: null, radiusKm: km, parts: [near, {}] });
});

it.each([
  'Umzug 500 km',
  'Umzug Köln 500 km',
  'Auto mit 100 km/h',
  'Salon 5',
  'Transporter 100 km frei',
  '5 m Kabel Köln',
])('reads no radius in %s', (text) => expect(read(text).radiusKm).toBeUndefined());

it('returns the kind of each part and the text without it', () => {
  expect(read('Friseur sonntags im Umkreis von 5 km um Bayreuth').parts).toEqual([
    { kind: 'radius', text: 'im Umkreis von 5 km', value: '5', without: 'Friseur sonntags Bayreuth' },
    {
      kind: 'time',
      text: 'sonntags',
      value: 'day-6',
      without: 'Friseur im Umkreis von 5 km um Bayreuth',
    },
    { kind: 'place', text: 'Bayreuth', value: 'bayreuth', without: 'Friseur sonntags' },
    {
      kind: 'trade',
      text: 'Friseur',
      value: 'friseur',
      without: 'sonntags im Umkreis von 5 km um Bayreuth',
    },
  ]);
  const [radius, place] = read('Köln 15 km Umkreis Friseur').parts;
  expect(radius).toMatchObject({ text: '15 km Umkreis', without: 'Köln Friseur' });
  expect(place).toMatchObject({ text: 'Köln', without: 'Friseur' });
});
