import { standingIn } from './used-parts.js';

it('lists an ignored text once, even if one of its words is ignored by itself as well', () => {
  const parts = [{ kind: 'need' as const, text: 'Logopäde Kinder', value: 'therapie', without: '' }];
  const said = standingIn({ parts, ignored: ['Kinder', 'samstags'] }, { intent: 'need', rest: '' });
  expect(said.ignored).toEqual(['Logopäde Kinder', 'samstags']);
});

it('lists the whole text if a related trade replaces a misspelt one', () => {
  const said = standingIn({ parts: [], ignored: [] }, { intent: 'name', rest: 'abschlepdienst' });
  expect(said.ignored).toEqual(['abschlepdienst']);
});
