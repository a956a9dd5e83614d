import { standingIn } from './used-parts.js';

it('names what is left out once, though a word of it is left out by itself as well', () => {
  const parts = [{ kind: 'need' as const, text: 'Logopäde Kinder', value: 'therapie', without: '' }];
  const said = standingIn({ parts, ignored: ['Kinder', 'samstags'] }, { intent: 'need', rest: '' });
  expect(said.ignored).toEqual(['Logopäde Kinder', 'samstags']);
});

it('names the whole text where a misspelt trade is stood in for', () => {
  const said = standingIn({ parts: [], ignored: [] }, { intent: 'name', rest: 'abschlepdienst' });
  expect(said.ignored).toEqual(['abschlepdienst']);
});
