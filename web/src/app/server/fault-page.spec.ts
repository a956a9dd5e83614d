import { faultPage } from './fault-page.js';
import { policyHash } from './hashes.js';

it.each([
  ['/berlin?lang=de', 'de', 'Etwas ist schiefgegangen', '/?lang=de', /^Das liegt an uns/],
  ['/berlin?lang=tr', 'tr', 'Bir şeyler ters gitti', '/?lang=tr', /^Sorun sizde/],
  ['/berlin', 'en', 'Something went wrong', '/', /^The fault is ours/],
])(
  'reports in the language of %s that the page cannot be shown, and offers links',
  async (address, lang, title, home, advice) => {
    const { html, styleHash } = await faultPage(address);
    const shown = new DOMParser().parseFromString(html, 'text/html');
    expect([shown.documentElement.lang, shown.querySelector('h1')?.textContent]).toEqual([lang, title]);
    expect([...shown.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['', home]);
    expect(shown.querySelector('p')?.textContent).toMatch(advice);
    expect(policyHash(shown.querySelector('style')?.textContent ?? '')).toBe(styleHash);
    expect(html).not.toContain('undefined');
  },
);

it('writes no part of an address as markup', async () => {
  const { html } = await faultPage('/"><script>alert(1)</script>?lang=de&x=<b>');
  expect(html).not.toMatch(/<script|<b>/);
});
