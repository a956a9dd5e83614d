import { readRules } from './robots-rules.js';

const FILE = 'https://www.werkstatt.example/robots.txt';
const HOME = 'https://www.werkstatt.example/';
const rules = (text: string, status = 200) => readRules(FILE, { status, text }, 1_000);

describe('rules of a robots.txt', () => {
  it('hold for everybody or for us by name', () => {
    expect(rules('User-agent: *\nDisallow: /intern').allows(HOME)).toBe(true);
    expect(rules('User-agent: *\nDisallow: /intern').allows(`${HOME}intern/x`)).toBe(false);
    const named = rules('User-agent: gewerk\nDisallow: /\n\nUser-agent: *\nAllow: /');
    expect(named.allows(HOME)).toBe(false);
    expect(rules('User-agent: Otherbot\nDisallow: /').allows(HOME)).toBe(true);
  });

  it.each([
    [404, true],
    [403, true],
    [200, true],
    [429, false],
    [500, false],
    [503, false],
  ])('without rules, with status %i: allowed is %s', (status, isAllowed) => {
    expect(rules('', status).allows(HOME)).toBe(isAllowed);
  });

  it('may ask for a longer pause, within bounds', () => {
    expect(rules('').pauseMs).toBe(1_000);
    expect(rules('User-agent: *\nCrawl-delay: 4').pauseMs).toBe(4_000);
    expect(rules('User-agent: *\nCrawl-delay: 0.1').pauseMs).toBe(1_000);
    expect(rules('User-agent: *\nCrawl-delay: 86400').pauseMs).toBe(10_000);
  });
});
