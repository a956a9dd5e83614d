import { readRules } from './site-rules.js';

const HOME = 'https://www.werkstatt.example/';
const rules = (status: number, pauseMs = 0) =>
  readRules(status, 1_000, () => Promise.resolve({ rules: [], pauseMs }));

describe('the rules of a site', () => {
  it.each([
    [404, true],
    [403, true],
    [200, true],
    [429, false],
    [500, false],
    [503, false],
  ])('with status %i of robots.txt allow the page: %s', async (status, isAllowed) => {
    expect((await rules(status)).allows(HOME)).toBe(isAllowed);
  });

  it('may ask for a longer pause, within bounds', async () => {
    expect((await rules(200)).pauseMs).toBe(1_000);
    expect((await rules(200, 4_000)).pauseMs).toBe(4_000);
    expect((await rules(200, 100)).pauseMs).toBe(1_000);
    expect((await rules(200, 86_400_000)).pauseMs).toBe(10_000);
  });
});
