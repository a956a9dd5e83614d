import { tradesOfState } from './states.js';

it.each(['kaputt', 'broken', 'bozuk', 'geht nicht', 'funktioniert nicht mehr', 'doesn t work'])(
  "lists the trades that may help if the text is only '%s'",
  (text) => {
    expect(tradesOfState(text.split(' '))?.map(({ key }) => key)).toContain('haushaltsgeraete');
  },
);

it('returns plumbers for leaks, and nothing for longer texts', () => {
  expect(tradesOfState(['undicht'])?.[0]?.key).toBe('sanitaer');
  expect(tradesOfState(['handy', 'kaputt'])).toBeNull();
  expect(tradesOfState([])).toBeNull();
});
