import { readQuestion } from '../read-question.js';

const towns = 'essen esse graben tun wien leer waren spalt baden nippes marz'.split(' ');
const gazetteer = {
  isPlace: (folded: string) => towns.includes(folded),
  isWellKnown: (folded: string) => ['essen', 'wien', 'leer'].includes(folded),
  isDistrict: () => false,
  isPostalCode: (digits: string) => ['8010', '1100'].includes(digits),
  resemblesPlace: () => false,
};
const read = (text: string) => readQuestion(text, gazetteer);

it.each([
  ['Essen gehen Essen', 'restaurant', 'essen'],
  ['pizza bestellen essen', 'pizzeria', 'essen'],
  ['essen gehen', 'restaurant', null],
  ['auto steht im graben', 'abschleppdienst', null],
  ['Friseur in Graben', 'friseur', 'graben'],
  ['sodbrennen was tun', 'arzt', null],
  ['Tierarzt 8010', 'tierarzt', '8010'],
  ['hausarzt 1100 wien', 'arzt', '1100 wien'],
  ['hausarzt in wien 1100', 'arzt', '1100 wien'],
  ['Bäckerei 1890', 'baeckerei', null],
  ['Bäckerei 4711', 'baeckerei', null],
  ['Spalt in der Innentür', 'tischler', null],
  ['Zahnarzt in Spalt', 'zahnarzt', 'spalt'],
  ['Spalt Zahnarzt', 'zahnarzt', 'spalt'],
  ['Baden Friseur', 'friseur', 'baden'],
  ['Umzug im März nach Wien', 'umzug', 'wien'],
  ['Pizza im März', 'pizzeria', null],
  ['was Veganes zum Essen', 'restaurant', null],
  ['moved to Wien and need a hairdresser', 'friseur', 'wien'],
  ['Friseur Stadtteil Nippes', 'friseur', 'nippes'],
  ['wo cha mer guet Fondue esse', 'restaurant', null],
  ['en guete Coiffeur z Wien', 'friseur', 'wien'],
  ['autowerkstattindernähe', 'kfz-werkstatt', null],
])('reads %s as %s at %s', (text, key, at) => {
  const { tradeKeys, place } = read(text);
  expect([tradeKeys[0], place]).toEqual([key, at]);
});

it('recognises a search near the visitor in joined words', () => {
  expect(read('autowerkstattindernähe').parts.map(({ kind }) => kind)).toContain('near-me');
});
