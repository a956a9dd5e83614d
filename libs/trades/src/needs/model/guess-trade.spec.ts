import { statSync } from 'node:fs';
import { foldLoose } from '@gewerk/text';
import { examplesVersion } from './examples.js';
import { guessTrades, modelVersion } from './guess-trade.js';
import { unseenNeeds } from './unseen-needs.js';

const LARGEST_FILE = 1_000_000;

describe('the guess of a trade from a text', () => {
  it('comes from a small model that is trained on the current phrases and names (otherwise run `npm run build:data -w libs/trades`)', () => {
    expect(modelVersion()).toBe(examplesVersion());
    expect(statSync(new URL('../../../data/needs-model.bin', import.meta.url)).size).toBeLessThan(
      LARGEST_FILE,
    );
  });

  it('includes a suitable trade for more than 85 % of unseen needs', () => {
    const fits = unseenNeeds.filter(([text, ...keys]) =>
      guessTrades(foldLoose(text).split(' ')).some(({ tradeKey }) => keys.includes(tradeKey)),
    );
    expect(fits.length / unseenNeeds.length).toBeGreaterThan(0.85);
  });

  it('has a probability below one half for meaningless texts', () => {
    for (const text of ['qxv zzgk', 'novatec delta', 'meier partner', 'lorem ipsum dolor']) {
      expect(guessTrades(text.split(' '))[0]?.probability).toBeLessThan(0.5);
    }
    expect(guessTrades([])).toEqual([]);
  });
});
