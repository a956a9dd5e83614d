import { standingIn } from './heeded.js';

it('names what is left out once, though a word of it is left out by itself as well', () => {
  const parts = [{ kind: 'need' as const, text: 'Logopäde Kinder', value: 'therapie', without: '' }];
  expect(standingIn({ parts, ignored: ['Kinder', 'samstags'] }).ignored).toEqual([
    'Logopäde Kinder',
    'samstags',
  ]);
});
