import { germanCities } from '@gewerk/gazetteer';
import { categoryRegistry, needs, trades } from '@gewerk/trades';
import { Atlas } from '../../../places/atlas.js';
import type { CityDirectory } from '../../../places/city-directory.js';
import { CitySet } from '../../../places/city-set.js';
import { PlaceResolver } from '../../../places/place.resolver.js';
import { readQuestion } from '../read-question.js';

/** A directory with a business in each of Germany's larger towns, so that all of them are well known. */
const LARGEST = 1_500;
const cities = new CitySet(
  germanCities()
    .slice(0, LARGEST)
    .map(({ name, latitude, longitude, countryCode }) => ({
      city: name,
      businessCount: 1,
      latitude,
      longitude,
      countryCode,
    })),
);
const directory: Pick<CityDirectory, 'cities' | 'onRefresh'> = { cities, onRefresh: () => undefined };
const { gazetteer } = new PlaceResolver(directory as CityDirectory, new Atlas());
const read = (text: string) => readQuestion(text, gazetteer);

const names = [
  ...trades.flatMap(({ aliases }) => aliases),
  ...categoryRegistry.flatMap(({ labels }) => labels),
];
const sayings = Object.values(needs).flatMap((languages) =>
  Object.values(languages).flatMap((list) => list.split(',').map((saying) => saying.trim())),
);

it('reads no town in the name of a trade or category, nor in any saying of a need', () => {
  const texts = [...names, ...sayings];
  expect(texts.length).toBeGreaterThan(15_000);
  expect(texts.filter((text) => text === '' || read(text).place !== null)).toEqual([]);
});

it('reads the city behind the label of every trade and category', () => {
  const labels = [...trades.map(({ label }) => label), ...categoryRegistry.flatMap((each) => each.labels)];
  const wrong = labels.filter((label) => read(`${label} Augsburg`).place !== 'augsburg');
  expect(wrong).toEqual([]);
});

it.each([
  ['Klimanlage', 'heizung-klima'],
  ['Solarnlage', 'solartechnik'],
  ['Fliesenleer', 'fliesenleger'],
  ['Hudeschule', 'tierbedarf'],
  ['Gartengerä', 'maschinen-geraete'],
  ['warenwirtschaft', 'computer-it'],
])(
  'does not split a misspelt trade, the beginning of one or a need into a trade and a town: %s',
  (text, key) => {
    expect(read(text)).toMatchObject({ place: null, tradeKeys: expect.arrayContaining([key]) });
  },
);

it.each(['Maschinen & Geräte', 'balata değişimi Augsburg', 'hukuk bür', 'Essen auf Räder'])(
  'does not read part of a word as a Turkish ending or a town: %s',
  (text) => {
    expect(['augsburg', null]).toContain(read(text).place);
  },
);

it.each(['Gütersloh', 'Minden', 'Worms', 'Schwerin', 'Celle', 'Flensburg', 'Bad Homburg', 'Bad Essen'])(
  'reads a town alone only as a place, whatever its name resembles: %s',
  (town) => {
    expect(read(town)).toMatchObject({ intent: 'everything', tradeKeys: [], place: expect.any(String) });
  },
);

it.each([
  ['Zahnarzt Aue', 'au'],
  ['Zahnarzt in Aue', 'au'],
  ['Sushi Köln Lieferung', 'koln'],
  ['sonntags offen Augsburg', 'augsburg'],
  ['WLAN Gütersloh', 'gutersloh'],
])('reads the town in %s', (text, place) => {
  expect(read(text).place).toBe(place);
});

it.each(['TÜV AU', 'HU AU', 'Essen', 'singen'])('reads no town in %s', (text) => {
  expect(read(text).place).toBeNull();
});

it.each([
  ['find a job', 'buero-beratung'],
  ['passwort vergessen', 'computer-it'],
  ['Rezept', 'apotheke'],
])('reads %s next to a city in the same way as without one', (text, key) => {
  expect(read(`${text} Augsburg`)).toMatchObject({ place: 'augsburg', tradeKeys: [key] });
});
