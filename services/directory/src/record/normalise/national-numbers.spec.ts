import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import fc from 'fast-check';
import { readNationalNumber } from './national-numbers.js';

const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`));

/** Numbers as people write them: some with separators, often beginning like German mobile and service numbers. */
const texts = fc
  .record({
    start: fc.constantFrom('+49 ', '+49', '+43 ', '+41 ', '0', '0', '0049 ', '+49 (0)', '+44 ', '+ 49'),
    area: fc.oneof(
      fc.stringMatching(/^[1-9]\d{1,4}$/),
      digits(0, 4).map((more) => `49${more}`),
      fc.constantFrom(
        '151',
        '1511',
        '15310',
        '1541',
        '160',
        '1801',
        '185',
        '18500',
        '1377',
        '900',
        '700',
        '800',
        '321',
      ),
    ),
    separator: fc.constantFrom('', ' ', '/', '-', '.', ' / '),
    rest: digits(3, 9),
    last: fc.constantFrom('', '', '', '', '-0', ' 12', ' ext. 5', 'a'),
  })
  .map(({ start, area, separator, rest, last }) => `${start}${area}${separator}${rest}${last}`);

function byLibrary(text: string, country: CountryCode) {
  const phone = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  return phone?.isValid() && phone.country === country
    ? { national: phone.formatNational(), number: phone.number }
    : undefined;
}

describe('simply written phone numbers', () => {
  it('are read as the phone library reads them, or left to it', () => {
    let read = 0;
    fc.assert(
      fc.property(
        texts,
        fc.constantFrom<CountryCode[]>('DE', 'DE', 'DE', 'AT', 'CH', 'GB'),
        (text, country) => {
          const plain = readNationalNumber(text, country);
          if (plain === undefined) return;
          read += 1;
          expect(plain).toEqual(byLibrary(text, country));
        },
      ),
      { numRuns: 10_000 },
    );
    expect(read).toBeGreaterThan(500);
  });

  it.each([
    ['+49 921 123456', 'DE', '0921 123456', '+49921123456'],
    ['0151/23456789', 'DE', '01512 3456789', '+4915123456789'],
    ['+43 2732 12345', 'AT', '02732 12345', '+43273212345'],
  ])('include %s, which is read without the library', (text, country, national, number) => {
    expect(readNationalNumber(text, country)).toEqual({ national, number });
  });

  it.each(['+49 (0)921 12345', '+44 20 7946 0958', '0049 921 12345', '12', 'nach Vereinbarung'])(
    'do not include %s, which is left to the library',
    (text) => {
      expect(readNationalNumber(text, 'DE')).toBeUndefined();
    },
  );
});
