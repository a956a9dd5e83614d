import { loadTexts } from '../../../texts/catalogues.js';
import { optionsOf } from './suggestion-options.js';

const suggestions = {
  businesses: [],
  categories: [{ slug: 'hair-salon', trade: 'Friseur' }],
  cities: [],
};

it.each([
  ['de', 'Friseur'],
  ['en', 'Hairdresser'],
  ['tr', 'Kuaför'],
] as const)(
  'a trade in a place is searched by its name in the language of the page: %s',
  async (language, name) => {
    const texts = await loadTexts(language);
    const [option] = optionsOf(suggestions, { texts, searchPath: () => '', location: 'Köln' });
    expect(option?.path).toBe(`/businesses?${new URLSearchParams({ query: name, location: 'Köln' })}`);
    const [alone] = optionsOf(suggestions, { texts, searchPath: () => '', location: '' });
    expect(alone?.path).toBe('/categories/hair-salon');
  },
);
