import fc from 'fast-check';
import {
  contactKeysOf,
  hostOf,
  parsedPhoneKeys,
  phoneKeys,
  streetKeys,
  localKeys,
  keysOfSwapped,
} from './contact-keys.js';

it.each([
  '0921 1234567',
  '+49 921 1234567',
  '0049 921/1234567',
  '(0921) 123 45-67',
  '+49 (0) 921 1234567',
  '09211234567',
])('reads %s as the same phone number', (text) => {
  expect(phoneKeys(text, ['DE'])).toEqual(['p:9211234567']);
});

it('reads national numbers by the rules of their country', () => {
  const digits = fc.stringMatching(/^[1-9][\d ]{0,20}$/);
  const countries = fc.subarray(['DE', 'AT', 'CH', 'de'], { minLength: 1 });
  fc.assert(
    fc.property(digits, countries, (number, of) => {
      expect(phoneKeys(`0${number}`, of)).toEqual(parsedPhoneKeys(`0${number}`, of));
    }),
    { numRuns: 3_000 },
  );
});

it('keeps digits that are not a phone number in any country', () => {
  expect(phoneKeys('12', ['DE', 'xx'])).toEqual(['p:12']);
});

it.each([
  ['https://www.huber.example/kontakt?x=1', 'huber.example'],
  ['huber.example', 'huber.example'],
  ['WWW.Huber.Example', 'huber.example'],
  ['huber', null],
])('reads the host of %s', (text, host) => {
  expect(hostOf(text)).toBe(host);
});

it.each([
  ['Hauptstraße 12', ['s:hauptstr', 's:hauptstr12']],
  ['Hauptstr. 12 a', ['s:hauptstr', 's:hauptstr12a']],
  ['Haupt Strasse 12A', ['s:hauptstr', 's:hauptstr12a']],
  ['Am Alten Markt', ['s:amaltenmarkt']],
  ['Straße des 17. Juni 5', ['s:strdes', 's:strdes17']],
])('reads the street %s', (address, keys) => {
  expect(streetKeys(address)).toEqual(keys);
});

it('lists the contact keys of a business, each once', () => {
  expect(
    contactKeysOf({
      phone: '0921 123456',
      website: 'https://www.huber.example',
      email: 'Info@huber.example',
      address: null,
      country_code: 'DE',
    }),
  ).toEqual(['p:921123456', 'l:123456', 'h:huber.example', 'm:info@huber.example']);
});

it('derives a key without the area code only from a landline number in national form with spaces', () => {
  expect(localKeys('0221 4710574')).toEqual(['l:4710574']);
  expect(localKeys('0921 12 34 56')).toEqual(['l:123456']);
  for (const phone of ['0176 04069065', '02214710574', '+49 221 4710574'])
    expect(localKeys(phone)).toEqual([]);
});

it('derives the keys of a street with two neighbouring letters swapped, leaving digits unchanged', () => {
  expect(keysOfSwapped('s:ahuptstr12')).toContain('s:hauptstr12');
  expect(keysOfSwapped('s:ahuptstr12').every((key) => key.endsWith('12'))).toBe(true);
});
