import { classify } from './classify.js';
import { tradeByKey, trades } from './taxonomy.js';
import { tradeOf } from './trade-of.js';

describe('tradeOf', () => {
  it.each([
    ['car repair', 'kfz-werkstatt'],
    ['Auto repair shop', 'kfz-werkstatt'],
    ['Autowerkstatt in München', 'kfz-werkstatt'],
    ['Autowerkstätten', 'kfz-werkstatt'],
    ['oto tamir', 'kfz-werkstatt'],
    ['tyres', 'reifenservice'],
    ['car wash', 'autowaesche'],
    ['car', 'autohaendler'],
    ['hairdresser', 'friseur'],
    ['Hair salons', 'friseur'],
    ['Frisörsalon', 'friseur'],
    ['Kuaför', 'friseur'],
    ['plumber', 'sanitaer'],
    ['Klempner', 'sanitaer'],
    ['glaziery', 'glaserei'],
    ['Italienisches Restaurant', 'restaurant'],
    ['fast food', 'imbiss'],
    ['doityourself', 'baumarkt'],
    ['Tierarztpraxis Dr. Weber', 'tierarzt'],
    ['Dentists', 'zahnarzt'],
    ['tax', 'steuerberater'],
    ['town hall', 'behoerde'],
  ])('reads the category %s as %s', (category, key) => {
    expect(tradeOf({ category })?.key).toBe(key);
  });

  it('prefers a narrow trade to a wide word next to it', () => {
    expect(tradeOf({ type: 'shop', category: 'car repair' })?.key).toBe('kfz-werkstatt');
    expect(
      tradeOf({ type: 'amenity', category: 'restaurant', subtypes: ['restaurant', 'regional'] })?.key,
    ).toBe('restaurant');
    expect(tradeOf({ type: 'shop', category: 'yes' })?.key).toBe('einzelhandel');
  });

  it('prefers the name of a trade to a table value that comes after it', () => {
    const source = { category: 'Bäckerei', type: 'Konditorei', subtypes: ['Café', 'Kuchen'] };
    expect(tradeOf(source)?.key).toBe('baeckerei');
    expect(tradeOf({ type: 'Friseur', subtypes: ['hairdresser', 'cosmetics'] })?.key).toBe('friseur');
  });

  it('recognises nothing in words that name no trade', () => {
    expect(tradeOf({ category: 'yes', type: 'amenity' })).toBeUndefined();
    expect(tradeOf({ category: 'Müller' })).toBeUndefined();
    expect(tradeOf({})).toBeUndefined();
  });

  it('recognises each trade by its own label', () => {
    for (const trade of trades) expect(tradeOf({ category: trade.label })?.key).toBe(trade.key);
  });
});

describe('the taxonomy', () => {
  it('has trades with unique keys and labels, and 4 to 12 distinct words each', () => {
    expect(new Set(trades.map((trade) => trade.key)).size).toBe(trades.length);
    expect(new Set(trades.map((trade) => trade.label)).size).toBe(trades.length);
    for (const trade of trades) {
      expect(trade.words.length).toBeGreaterThan(3);
      expect(trade.words.length).toBeLessThanOrEqual(12);
      expect(new Set(trade.words).size).toBe(trade.words.length);
      expect(trade.groups.length).toBeGreaterThan(0);
    }
  });

  it.each(['KFZ-Werkstatt', 'Autohändler', 'Reifenservice', 'Autoteile', 'TÜV-Prüfstelle', 'Autowäsche'])(
    'has a trade labelled %s',
    (label) => {
      expect(trades.some((trade) => trade.label === label)).toBe(true);
    },
  );

  it('distinguishes the preposition für from the word fur', () => {
    expect(tradeOf({ category: 'Drechslerei für Schachfiguren' })).toBeUndefined();
    expect(tradeOf({ category: 'Werkstatt für Autos' })?.key).not.toBe(tradeOf({ category: 'fur' })?.key);
    expect(tradeOf({ category: 'fur' })?.label).toBe('Mode & Bekleidung');
  });

  it('finds a trade by its key, and none by an unknown key', () => {
    expect(tradeByKey('friseur')?.label).toBe('Friseur');
    expect(tradeByKey('__proto__')).toBeUndefined();
  });
});

describe('classify', () => {
  it('lists a trade under all of its categories', () => {
    expect(classify({ category: 'hairdresser' }).categorySlugs).toEqual(
      expect.arrayContaining(['hair-salon', 'handwerker', 'dienstleister', 'services']),
    );
  });

  it('lists a business that only names a category under that category and its equivalents', () => {
    expect(classify({ category: 'Gesundheit' })).toEqual({
      trade: undefined,
      categorySlugs: ['healthcare', 'gesundheit'],
      isBusiness: true,
    });
    expect(classify({ category: 'immobilien' })).toMatchObject({
      trade: undefined,
      categorySlugs: ['immobilien'],
    });
  });

  it('lists a business of an unknown trade only under sonstiges', () => {
    expect(classify({ category: 'Zauberei' }).categorySlugs).toEqual(['sonstiges']);
    expect(classify({}).categorySlugs).toEqual(['sonstiges']);
  });
});
