import { tradesOfState } from './states.js';

it.each(['kaputt', 'broken', 'bozuk', 'geht nicht', 'funktioniert nicht mehr', 'doesn t work'])(
  "asks who should help if the text is only '%s'",
  (text) => {
    expect(tradesOfState(text.split(' '))?.map(({ key }) => key)).toContain('haushaltsgeraete');
  },
);

it('knows who helps with leaks, and leaves longer texts', () => {
  expect(tradesOfState(['undicht'])?.[0]?.key).toBe('sanitaer');
  expect(tradesOfState(['handy', 'kaputt'])).toBeNull();
  expect(tradesOfState([])).toBeNull();
});
