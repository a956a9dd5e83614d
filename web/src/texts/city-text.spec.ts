import { loadTexts } from './catalogues.js';

const everything = /around the corner|um die Ecke|köşedeki/;

it.each([null, 'de', 'en', 'tr'] as const)(
  'the text of a city with few businesses does not promise everything (%s)',
  async (language) => {
    const { city } = await loadTexts(language);
    expect(city.text('Krems', 2)).not.toMatch(everything);
    expect(city.text('Krems', 2)).toContain('2');
    expect(city.text('Berlin', 200)).toMatch(everything);
  },
);
