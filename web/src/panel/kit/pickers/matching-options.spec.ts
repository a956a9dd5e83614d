import { matchingOptions } from './matching-options.js';

const options = ['Autowerkstatt', 'Café', 'Friseur & Café', 'Bäckerei', 'Erdbau'].map((label) => ({
  value: label,
  label,
}));
const found = (text: string) => matchingOptions(options, text).map(({ label }) => label);

describe('the options of a picker', () => {
  it('are those with a word that begins with the text, then those that contain it', () => {
    expect(found('cafe')).toEqual(['Café', 'Friseur & Café']);
    expect(found('er')).toEqual(['Erdbau', 'Autowerkstatt', 'Bäckerei']);
    expect(found('BÄCK')).toEqual(['Bäckerei']);
    expect(found('zzz')).toEqual([]);
  });

  it('are the first ones without a text', () => {
    expect(found(' ')).toHaveLength(options.length);
    const many = Array.from({ length: 1_000 }, (_, at) => ({ value: String(at), label: `Ort ${at}` }));
    expect(matchingOptions(many, '')).toEqual(many.slice(0, 30));
  });
});
