import { readQuestion } from '../read-question.js';

const gazetteer = {
  isPlace: (folded: string) => folded === 'koln',
  isWellKnown: (folded: string) => folded === 'koln',
  isDistrict: () => false,
  resemblesPlace: () => false,
};
const read = (text: string) => readQuestion(text, gazetteer);

it.each([
  ['Dinkelbrot ohne Hefe', 'baeckerei', 'ohne Hefe'],
  ['Kuchen ohne Gluten und Nüsse', 'cafe', 'ohne Gluten und Nüsse'],
  ['bread without yeast', 'baeckerei', 'without yeast'],
  ['Pizza ohne Käse Köln', 'pizzeria', 'ohne Käse'],
])('ignores what is excluded: %s', (text, key, aside) => {
  const { tradeKeys, ignored } = read(text);
  expect([tradeKeys[0], ignored.join(' ')]).toEqual([key, aside]);
});

it.each([
  ['ohne Schlüssel vor der Tür', 'schluesseldienst'],
  ['Auto ohne TÜV verkaufen', 'autohaendler'],
])('does not ignore an exclusion that belongs to the need: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});

it.each([
  ['Dolmetscher Arabisch', 'buero-beratung', 'Arabisch'],
  ['interpreter Arabic', 'buero-beratung', 'Arabic'],
  ['Übersetzer Polnisch Deutsch', 'buero-beratung', 'Polnisch Deutsch'],
  ['Arzt der Russisch spricht', 'arzt', 'Russisch spricht'],
  ['English speaking dentist', 'zahnarzt', 'English speaking'],
  ['Türkçe konuşan doktor', 'arzt', 'Türkçe konuşan'],
  ['türkischsprachiger Anwalt Köln', 'rechtsanwalt', 'türkischsprachiger'],
])('ignores the language that is to be spoken: %s', (text, key, aside) => {
  const { tradeKeys, ignored } = read(text);
  expect([tradeKeys[0], ignored.join(' ')]).toEqual([key, aside]);
});

it.each([
  ['Englisch Nachhilfe', 'kurse-nachhilfe'],
  ['Griechisches Restaurant', 'restaurant'],
  ['Deutsch lernen', 'kurse-nachhilfe'],
])('does not ignore a language that belongs to the trade: %s', (text, key) => {
  const { tradeKeys, ignored } = read(text);
  expect([tradeKeys[0], ignored]).toEqual([key, []]);
});

it.each([
  ['podiatrist not chiropractor', 'therapie', 'not chiropractor'],
  ['not a dentist but a doctor', 'arzt', 'not a dentist'],
  ['diş değil iç hastalıkları', 'arzt', 'diş değil'],
  ['nicht Friseur sondern Kosmetik', 'kosmetik', 'nicht Friseur'],
  ['keinen Maler sondern Tischler', 'tischler', 'keinen Maler'],
])('ignores the trade that is not wanted: %s', (text, key, aside) => {
  const { tradeKeys, ignored } = read(text);
  expect([tradeKeys[0], ignored.join(' ')]).toEqual([key, expect.stringContaining(aside)]);
});

it.each([
  ['Heizung geht nicht', 'heizung-klima'],
  ['heating not working', 'heizung-klima'],
  ['keine Heizung', 'heizung-klima'],
])('does not ignore a thing that does not work: %s', (text, key) => {
  expect(read(text).tradeKeys[0]).toBe(key);
});
