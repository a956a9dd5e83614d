import { activePartsOf, markupOf } from './split-snippet.js';

describe('markupOf', () => {
  it('PUB-COOKIE-06 holds back what marked elements would load', () => {
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

  it('parts scripts and styles from the markup around them', () => {
    const snippet = '<p style="color:red">A</p><script data-consent="analytics" src="/x.js"></script>';
    expect(markupOf(snippet)).toBe('<p data-style="color:red">A</p>');
    expect(activePartsOf(snippet)).toBe('<script data-consent="analytics" src="/x.js"></script>');
  });
});
