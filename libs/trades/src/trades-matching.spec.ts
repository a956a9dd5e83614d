import fc from 'fast-check';
import { trades } from './taxonomy.js';
import { tradesMatching } from './trades-matching.js';

const keysFor = (query: string): string[] => tradesMatching(query).map((match) => match.trade.key);

describe('tradesMatching', () => {
  it.each([
    ['Autowerkstat', 'kfz-werkstatt'],
    ['Autowerkstatt', 'kfz-werkstatt'],
    ['oto tamir', 'kfz-werkstatt'],
    ['KFZ', 'kfz-werkstatt'],
    ['PKW Werkstatt', 'kfz-werkstatt'],
    ['car mechanic', 'kfz-werkstatt'],
    ['Auto', 'kfz-werkstatt'],
    ['Frisör', 'friseur'],
    ['Frisor', 'friseur'],
    ['Freiseur', 'friseur'],
    ['Haarsalon', 'friseur'],
    ['kuafor', 'friseur'],
    ['Klempner', 'sanitaer'],
    ['Klemptner', 'sanitaer'],
    ['Sanitär', 'sanitaer'],
    ['Pneu', 'reifenservice'],
    ['Reifn', 'reifenservice'],
    ['Zahnartz', 'zahnarzt'],
    ['Schlüsseldinst', 'schluesseldienst'],
  ])('reads %s as %s', (query, key) => {
    expect(keysFor(query)[0]).toBe(key);
  });

  it('finds several trades in one query, with the words that name them', () => {
    const matches = tradesMatching('günstige Autowerkstatt und Reifen Müller');
    expect(matches.map((match) => [match.trade.key, match.words])).toEqual([
      ['kfz-werkstatt', ['autowerkstatt']],
      ['reifenservice', ['reifen']],
    ]);
  });

  it.each(['Müller', 'Schmidt', 'A.T.U.', '', '🍕', 'xq'])('names no trade for %j', (query) => {
    expect(keysFor(query)).toEqual([]);
  });

  it('marks a match as exact, typo or prefix', () => {
    expect(tradesMatching('Friseur')[0]?.kind).toBe('exact');
    expect(tradesMatching('Klemptner')[0]?.kind).toBe('typo');
    expect(tradesMatching('Autowerkst')[0]?.kind).toBe('prefix');
  });

  it('finds a trade by each word of every trade', () => {
    for (const trade of trades) {
      const missed = trade.words.filter((word) => keysFor(word).length === 0);
      expect(missed).toEqual([]);
    }
  });

  it('returns each trade at most once for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        const keys = keysFor(query);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
