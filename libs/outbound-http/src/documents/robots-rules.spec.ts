import { allows, readRobots } from './robots-rules.js';

const HOME = 'https://www.werkstatt.example/';
const may = (text: string, path = '') => allows(readRobots(text, 'Gewerk'), HOME + path);

describe('rules of a robots.txt', () => {
  it('apply if they address every crawler or ours by name', () => {
    expect(may('User-agent: *\nDisallow: /intern')).toBe(true);
    expect(may('User-agent: *\nDisallow: /intern', 'intern/x')).toBe(false);
    expect(may('User-agent: gewerk\nDisallow: /\n\nUser-agent: *\nAllow: /')).toBe(false);
    expect(may('User-agent: Otherbot\nUser-agent: Gewerk/2.0\nDisallow: /')).toBe(false);
    expect(may('User-agent: Otherbot\nDisallow: /')).toBe(true);
    expect(may('User-agent: *\nDisallow: /\n\nUser-agent: gewerk\nDisallow:')).toBe(true);
  });

  it.each([
    ['/*.jpg', 'bilder/x.jpg?a', false],
    ['/*.jpg$', 'bilder/x.jpg', false],
    ['/*.jpg$', 'bilder/x.jpg?a', true],
    ['/$', '', false],
    ['/$', 'x', true],
    ['/a*b*c', 'a-b-b-c', false],
    ['/a*b*c', 'a-c-b', true],
    ['*', 'x', false],
    ['/*$', 'x', false],
    ['/grün%2f', 'gr%C3%BCn%2Fx', false],
  ])('with Disallow: %s for /%s: allowed is %s', (pattern, path, isAllowed) => {
    expect(may(`User-agent: *\nDisallow: ${pattern}`, path)).toBe(isAllowed);
  });

  it('are decided by the longest match, and by Allow on a tie', () => {
    expect(may('User-agent: *\nDisallow: /a/\nAllow: /a/b # this one', 'a/b')).toBe(true);
    expect(may('User-agent: *\nAllow: /a/\nDisallow: /a/b', 'a/b')).toBe(false);
    expect(may('User-agent: *\nDisallow: /a\nAllow: /a', 'a')).toBe(true);
  });

  it('include the pause of Crawl-delay unless its value is invalid', () => {
    expect(readRobots('User-agent: *\nCrawl-delay: 0.1', 'Gewerk').pauseMs).toBe(100);
    expect(readRobots('User-agent: *\nCrawl-delay: soon', 'Gewerk').pauseMs).toBe(0);
  });

  it('forbid the whole site if there are too many to store', () => {
    const many = 'User-agent: *\n' + 'Disallow: *a\n'.repeat(40_000);
    expect(readRobots(many, 'Gewerk').rules).toHaveLength(1);
    expect(may(many, 'zzz')).toBe(false);
  });
});
