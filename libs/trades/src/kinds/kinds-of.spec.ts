import { foldLoose } from '@gewerk/text';
import { tradeByKey } from '../taxonomy.js';
import { kinds } from './kinds.js';
import { kindsNamed } from './kinds-of.js';

const named = (tradeKey: string, ...texts: string[]) =>
  kindsNamed(
    tradeKey,
    texts.map((text) => foldLoose(text)),
  );

it('has kinds of existing trades only, each with at least one word', () => {
  for (const [tradeKey, byKind] of Object.entries(kinds)) {
    expect(tradeByKey(tradeKey)).toBeDefined();
    for (const list of Object.values(byKind)) expect(list).toMatch(/\S/);
  }
});

it('has each kind under one trade only, since the index counts kinds by name', () => {
  const names = Object.values(kinds).flatMap((byKind) => Object.keys(byKind));
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});

it.each([
  ['arzt', 'Kinderarztpraxis Dr. Weber', ['paediatrics']],
  ['zahnarzt', 'Kieferorthopädie am Markt', ['orthodontics']],
  ['therapie', 'Praxis für Podologie', ['podology']],
  ['arzt', 'Facharzt für Kinder- und Jugendmedizin', ['paediatrics']],
  ['arzt', 'Praxis Dr. Weber', []],
  ['kultur-unterhaltung', 'Kino', ['cinema']],
  ['kultur-unterhaltung', 'Stadtmuseum', ['museum']],
  ['kultur-unterhaltung', 'Kulturhaus', []],
  ['restaurant', 'Griechisches Restaurant', ['greek']],
  ['restaurant', 'beim Griechen', ['greek']],
  ['hotel', 'Ferienwohnungen am See', ['flat']],
  ['optiker', 'işitme cihazı', ['hearing']],
  ['friseur', 'Kinderarzt', []],
  ['sport-freizeit', 'toy shop', ['toys']],
  ['sport-freizeit', 'Spielzeuggeschäft', ['toys']],
  ['metzgerei', 'fish shop', ['fishmonger']],
  ['metzgerei', 'Metzgerei Fischer', []],
  ['handwerker-allgemein', 'Klavierstimmer', ['instruments']],
  ['reinigung', 'Kammerjäger', ['pests']],
  ['kurse-nachhilfe', 'Kochkurse für Anfänger', ['cooking']],
  ['rechtsanwalt', 'Fachanwältin für Familienrecht', ['family-law']],
  ['fitness-sport', 'Bogenschießen lernen', ['archery']],
  ['metallbau', 'Scherenschleifer', ['sharpening']],
])('finds for the trade %s in %j the kinds %j', (tradeKey, text, found) => {
  expect(named(tradeKey, text)).toEqual(found);
});

it('finds the kinds of several texts, each once', () => {
  expect(named('kosmetik', 'Nagelstudio Rose', 'Nagelstudio', 'Fußpflege')).toEqual(['nails', 'feet']);
});
