import { activePartsOf, markupOf } from './split-snippet.js';

describe('markupOf', () => {
  it('PUB-COOKIE-06 disables the sources of elements marked for consent', () => {
    expect(markupOf('<img data-consent="marketing" src="/a.png" srcset="/b.png 2x" alt="">')).toBe(
      '<img data-consent="marketing" data-consent-src="/a.png" data-consent-srcset="/b.png 2x" alt="">',
    );
    expect(markupOf("<iframe/SRC='/a'/data-consent></iframe>")).toBe(
      "<iframe/data-consent-src='/a'/data-consent></iframe>",
    );
  });

  it('does not change unmarked elements and quoted text', () => {
    const plain = '<img src="/a.png" title=" data-consent=x src=y">';
    expect(markupOf(plain)).toBe(plain);
  });

  it('separates scripts and styles from the markup around them', () => {
    const snippet = '<p style="color:red">A</p><script data-consent="analytics" src="/x.js"></script>';
    expect(markupOf(snippet)).toBe('<p data-style="color:red">A</p>');
    expect(activePartsOf(snippet)).toBe('<script data-consent="analytics" src="/x.js"></script>');
  });

  it.each(['<a', '<a/', '<script', '<script></script ', '<a"', '<img data-consent '])(
    'reads 64 KB of the unclosed %j within 300 ms',
    (piece) => {
      const snippet = piece.repeat((64 * 1024) / piece.length);
      markupOf(piece);
      const before = process.cpuUsage();
      expect((markupOf(snippet) + activePartsOf(snippet)).length).toBeGreaterThan(60_000);
      const { user } = process.cpuUsage(before);
      expect(user / 1_000).toBeLessThan(300);
    },
  );
});
