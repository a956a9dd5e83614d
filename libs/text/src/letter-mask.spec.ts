import { letterMask, mayBeWithin } from './letter-mask.js';

const may = (edits: number, one: string, other: string) =>
  mayBeWithin(edits, letterMask(one), letterMask(other));

describe('letters of two words', () => {
  it.each([
    ['friseur', 'friseur'],
    ['friseur', 'frisuer'],
    ['friseur', 'friseor'],
    ['friseur', 'frseur'],
    ['friseur', 'frisseur'],
  ])('never rule out words one edit apart: %s and %s', (one, other) => {
    expect(may(1, one, other)).toBe(true);
  });

  it('rule out words that cannot be within the given number of edits', () => {
    expect(may(1, 'friseur', 'klempner')).toBe(false);
    expect(may(2, 'bäcker', 'tischler')).toBe(false);
  });
});
