import { tradesOfState } from './states.js';

it.each(['kaputt', 'broken', 'bozuk', 'geht nicht', 'funktioniert nicht mehr', 'doesn t work'])(
  "asks back who shall help where all that is said is '%s'",
  (text) => {
    expect(tradesOfState(text.split(' '))?.map(({ key }) => key)).toContain('haushaltsgeraete');
  },
);

it('knows who helps against leaks, and leaves what says more', () => {
  expect(tradesOfState(['undicht'])?.[0]?.key).toBe('sanitaer');
  expect(tradesOfState(['handy', 'kaputt'])).toBeNull();
  expect(tradesOfState([])).toBeNull();
});
