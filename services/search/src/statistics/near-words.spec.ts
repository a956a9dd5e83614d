import { nearWords } from './near-words.js';

it('names the trade that a word means or resembles', () => {
  expect(nearWords('autowerkstattt', [], 3)[0]).toBe('KFZ-Werkstatt');
  expect(nearWords('klempnerrei', [], 3)[0]).toMatch(/Klempner/);
});

it('offers words that found something for others, each once and not the word itself', () => {
  const words = nearWords('wallboxen montage', ['wallbox montage', 'Wallbox Montage', 'zahnarzt'], 5);
  expect(words).toContain('wallbox montage');
  expect(words.filter((word) => /wallbox/i.test(word))).toHaveLength(1);
  expect(words).not.toContain('zahnarzt');
});

it('offers nothing for a word that resembles nothing', () => {
  expect(nearWords('xqzvw', ['zahnarzt'], 3)).toEqual([]);
});
