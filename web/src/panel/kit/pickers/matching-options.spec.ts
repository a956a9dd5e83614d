import { matchingOptions } from './matching-options.js';

const options = ['Autowerkstatt', 'Café', 'Friseur & Café', 'Bäckerei', 'Erdbau'].map((label) => ({
  value: label,
  label,
}));
const found = (text: string) => matchingOptions(options, text).map(({ label }) => label);

describe('what a picker offers', () => {
  it('is what has a word that the text begins, then what has it anywhere', () => {
    expect(found('cafe')).toEqual(['Café', 'Friseur & Café']);
    expect(found('er')).toEqual(['Erdbau', 'Autowerkstatt', 'Bäckerei']);
    expect(found('BÄCK')).toEqual(['Bäckerei']);
    expect(found('zzz')).toEqual([]);
  });

  it('is the first of them for no text', () => {
    expect(found(' ')).toHaveLength(options.length);
    const many = Array.from({ length: 1_000 }, (_, at) => ({ value: String(at), label: `Ort ${at}` }));
    expect(matchingOptions(many, '')).toEqual(many.slice(0, 30));
  });
});
