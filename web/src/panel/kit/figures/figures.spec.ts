import { figuresIn } from './figures.js';

describe('figures of the panel', () => {
  it.each([
    ['tr-TR', '12.431', '%12,5', '%0'],
    ['de-DE', '12.431', '12,5 %', '0 %'],
    ['en-GB', '12,431', '12.5%', '0%'],
  ])('are formatted for %s', (locale, count, share, none) => {
    const figures = figuresIn(locale);
    expect(figures.count(12_431)).toBe(count);
    expect(figures.rating('4.7')).toBe(locale === 'en-GB' ? '4.7' : '4,7');
    expect(figures.rating('4.0')).toBe(locale === 'en-GB' ? '4.0' : '4,0');
    expect(figures.share(1, 8).replace('\u00A0', ' ')).toBe(share);
    expect(figures.share(0, 0).replace('\u00A0', ' ')).toBe(none);
    expect(figures.time('2026-11-05T12:00:00.000Z')).toContain('2026');
  });
});
