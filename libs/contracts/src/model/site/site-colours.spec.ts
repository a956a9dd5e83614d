import { assert, integer, property } from 'fast-check';
import { accentContrast, accentShades, contrast, readableAccent, TEXT_CONTRAST } from './site-colours.js';

const colours = integer({ min: 0, max: 0xffffff }).map((code) => `#${code.toString(16).padStart(6, '0')}`);

describe('the accent colour of a site', () => {
  it('has the contrast that WCAG defines', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(accentContrast('#0F5C63')).toBeGreaterThan(TEXT_CONTRAST);
    expect(accentContrast('#F2A900')).toBeLessThan(TEXT_CONTRAST);
  });

  it('is replaced by a readable shade unless it is readable already', () => {
    expect(readableAccent('#0f5c63')).toBe('#0F5C63');
    assert(
      property(colours, (colour) => {
        expect(accentContrast(readableAccent(colour))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });

  it('is readable in every shade, on light and on dark backgrounds', () => {
    assert(
      property(colours, (colour) => {
        const { light, dark } = accentShades(readableAccent(colour));
        const pairs = [
          ...['#FBFAF7', '#FFFFFF', light.accentSoft, light.onAccent].map((ground) => [light.accent, ground]),
          [light.accentStrong, light.onAccent],
          ...['#14181B', '#1B2024', dark.accentSoft, dark.onAccent].map((ground) => [dark.accent, ground]),
          [dark.accentStrong, dark.onAccent],
        ] as [string, string][];
        for (const [text, ground] of pairs)
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });
});
