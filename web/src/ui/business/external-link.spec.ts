import { phoneUrl, websiteUrl } from './external-link.js';

it.each([
  ['+49 (0) 351 / 45 67 89', 'tel:+49351456789'],
  ['0351/456789', 'tel:0351456789'],
  ['0351 456-0', 'tel:03514560'],
  ['+49 33203 / 12345', 'tel:+493320312345'],
  ['0049 33203 / 12345', 'tel:00493320312345'],
  ['0800 / 0123456', 'tel:08000123456'],
  ['0212 / 123 45 67', 'tel:02121234567'],
])('the number %s is called as one number', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});

it.each([
  '0351 456789 / 0171 1234567',
  '0351 456789, 0171 1234567',
  '0351 456789; +49 171 1234567',
  '0351/456789 oder 0171/1234567',
  '0351 456789\n(0171) 1234567',
  '0351 456789 | 456790',
  'Tel. 0351 456789, Fax 0351 456780',
])('of the numbers %j the first is called', (phones) => {
  expect(phoneUrl(phones)).toBe('tel:0351456789');
});

it.each([
  ['example.de', 'https://example.de/'],
  ['example.de:8080/a', 'https://example.de:8080/a'],
  [' http://example.de ', 'http://example.de/'],
  ['javascript:alert(1)', null],
  ['mailto:a@example.de', null],
  ['keine', null],
  [' ', null],
  [null, null],
])('the website %j is opened at %s', (website, url) => {
  expect(websiteUrl(website)).toBe(url);
});
