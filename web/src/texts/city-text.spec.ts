import { loadPageTexts } from './page-texts.js';

const everything = /around the corner|um die Ecke|köşedeki/;

it.each([null, 'de', 'en', 'tr'] as const)(
  'the text of a city with few businesses does not promise a large choice (%s)',
  async (language) => {
    const { text } = await loadPageTexts('city', language);
    expect(text('Krems', 2)).not.toMatch(everything);
    expect(text('Krems', 2)).toContain('2');
    expect(text('Berlin', 200)).toMatch(everything);
  },
);
