import { growth, LINEAR_GROWTH } from '../../../test/growth.js';
import { unaskedVendors } from './unasked-vendors.js';

const vendorsOf = (snippet: string) => unaskedVendors(snippet).map(({ vendor, line }) => `${vendor} ${line}`);

const GTM = `<script>(function(w,d,s,l,i){var j=d.createElement(s);j.async=true;
j.src='https://www.googletagmanager.com/gtm.js?id='+i;d.head.append(j)})(window,document,'script','dataLayer','GTM-1');</script>`;

describe('vendors that a snippet loads without consent', () => {
  it('are named with their line, whether in the address of an element or in a script', () => {
    expect(vendorsOf(`<p>\n${GTM}\n<img src="https://www.facebook.com/tr?id=1" alt="">`)).toEqual([
      'Google Tag Manager 2',
      'Meta 4',
    ]);
    expect(
      vendorsOf('<noscript><iframe src="//www.googletagmanager.com/ns.html"></iframe></noscript>'),
    ).toEqual(['Google Tag Manager 1']);
  });

  it.each([
    GTM.replace('<script', '<script data-consent="analytics"'),
    '<img data-consent="marketing" src="https://ad.doubleclick.net/1" alt="">',
    '<!-- <script src="https://static.hotjar.com/c.js"></script> -->',
    '<script src="https://chat.example/widget.js"></script>',
    '<script src="https://nothotjar.com/a.js"></script><script src="https://hotjar.com.example/a.js"></script>',
    '<a href="https://www.facebook.com/gewerk">Facebook</a>',
    '',
  ])('are not found in %j', (snippet) => expect(vendorsOf(snippet)).toEqual([]));

  it('are found if the consent mark is only part of an attribute value', () => {
    expect(
      vendorsOf('<script title=" data-consent " src="https://static.hotjar.com/c.js"></script>'),
    ).toEqual(['Hotjar 1']);
  });

  it.each([
    '<img src="//hotjar.com">\n',
    '<img ',
    '<img"',
    '<script',
    '<script></script ',
    '<!--',
    '<img data-consent ',
    '//a.a.',
  ])('are found in linear time for repeated %j', (piece) => {
    expect(growth(unaskedVendors, piece)).toBeLessThan(LINEAR_GROWTH);
    expect(growth((text) => unaskedVendors(`<script src="${text}`), piece)).toBeLessThan(LINEAR_GROWTH);
  });
});
