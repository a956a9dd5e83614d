import { loadTexts } from './catalogues.js';
import { withSiteName } from './with-site-name.js';

describe('a catalogue with the site’s name', () => {
  it.each([null, 'de', 'en', 'tr'] as const)('has it instead of the default one (%s)', async (language) => {
    const texts = await loadTexts(language);
    const { brand } = withSiteName(texts, 'A $& B').common;
    expect(brand.name).toBe('A $& B');
    for (const text of Object.values(brand)) {
      expect(text.startsWith('A $& B')).toBe(true);
      expect(text).not.toContain('Gewerk');
    }
    expect(withSiteName(texts, 'Gewerk')).toBe(texts);
  });
});
