import { CitySet } from './city-set.js';

const city = (name: string, businessCount = 1) => ({
  city: name,
  businessCount,
  latitude: null,
  longitude: null,
  countryCode: 'DE',
});
const set = new CitySet(
  ['München', 'Neustadt an der Aisch', 'Neustadt in Holstein', 'Bad Kissingen', 'Hof', 'Bonn', 'Born'].map(
    (name) => city(name),
  ),
);
const names = (cities: readonly { name: string }[]) => cities.map(({ name }) => name);

describe('the set of cities', () => {
  it('finds a city by its folded name, with or without spaces', () => {
    expect(names(set.named('munchen'))).toEqual(['München']);
    expect(names(set.named('badkissingen'))).toEqual(['Bad Kissingen']);
    expect(set.named('munch')).toEqual([]);
  });

  it('finds all cities that extend a whole name, and those that begin with at least three letters', () => {
    expect(names(set.namedFully('neustadt'))).toEqual(['Neustadt an der Aisch', 'Neustadt in Holstein']);
    expect(set.namedFully('neustad')).toEqual([]);
    expect(names(set.begunBy('mun'))).toEqual(['München']);
    expect(set.begunBy('mu')).toEqual([]);
  });

  it('suggests names with a prefix, then names with a later word that has it, each once', () => {
    const many = new CitySet(
      ['Neu Isenburg', 'Bad Neustadt', 'Neustadt', 'Neu Neu', 'Ulm', 'Neuss', 'Halle a d Saale'].map((name) =>
        city(name),
      ),
    );
    expect(names(many.suggested('neu', 10))).toEqual([
      ...['Neu Isenburg', 'Neustadt', 'Neu Neu', 'Neuss'],
      'Bad Neustadt',
    ]);
    expect(names(many.suggested('neu', 2))).toEqual(['Neu Isenburg', 'Neustadt']);
    expect(names(many.suggested('neu ', 5))).toEqual(['Neu Isenburg', 'Neu Neu']);
    expect(names(many.suggested('d saale', 5))).toEqual(['Halle a d Saale']);
    expect(many.suggested('u', 5)).toEqual([]);
  });

  it('allows one typo from four letters on and two from eight', () => {
    expect(set.resembling('muncen')?.name).toBe('München');
    expect(set.resembling('hoff')?.name).toBe('Hof');
    expect(set.resembling('hot')).toBeNull();
    expect(set.resembling('badkisingn')).toBeNull();
    expect(set.resembling('bad kisingn')?.name).toBe('Bad Kissingen');
    expect(set.resembling('bomn')?.name).toBe('Bonn');
    expect(set.resembling('mnuchen')?.name).toBe('München');
    expect(new CitySet([city('Oynhausen')]).resembling('xyzhausen')).toBeNull();
  });
});
