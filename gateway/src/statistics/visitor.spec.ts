import { comesFromPage, isCountedVisitor, opensPage } from './visitor.js';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const CUBOT =
  'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

it.each([CHROME, SAFARI])('counts a person who uses %s', (agent) => {
  expect(isCountedVisitor({ 'user-agent': agent })).toBe(true);
});

it.each([
  undefined,
  '',
  'curl/8.5.0',
  'node',
  'python-requests/2.32',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
])('counts no bot, such as %s', (agent) => {
  expect(isCountedVisitor({ 'user-agent': agent })).toBe(false);
});

it('counts a phone whose name ends in bot', () => {
  expect(isCountedVisitor({ 'user-agent': CUBOT })).toBe(true);
});

it.each([{ 'sec-gpc': '1' }, { dnt: '1' }, { 'sec-purpose': 'prefetch' }, { purpose: 'prefetch' }])(
  'counts no visitor who opts out, and nothing prefetched: %j',
  (header) => {
    expect(isCountedVisitor({ 'user-agent': CHROME, ...header })).toBe(false);
  },
);

it('distinguishes pages from data, and this site from others', () => {
  expect([{}, { 'sec-fetch-dest': 'document' }, { 'sec-fetch-dest': 'empty' }].map(opensPage)).toEqual([
    true,
    true,
    false,
  ]);
  expect(comesFromPage({ 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(
    comesFromPage({ 'sec-fetch-site': 'cross-site', referer: 'http://a.example/', host: 'a.example' }),
  ).toBe(false);
  expect(comesFromPage({ referer: 'http://a.example/x', host: 'a.example' })).toBe(true);
  expect(comesFromPage({ host: 'a.example' })).toBe(false);
});
