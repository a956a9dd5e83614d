import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import { parseOpeningHours } from './parse-opening-hours.js';

const FIXTURES = join(__dirname, '../fixtures/not-ok');
const cases = readdirSync(FIXTURES).flatMap((file) =>
  (JSON.parse(readFileSync(join(FIXTURES, file), 'utf8')) as (string | unknown[])[]).map(
    (raw) => [file.replace('.json', ''), raw] as const,
  ),
);

describe('parseOpeningHours', () => {
  it.each(cases)('returns the fault %s for %j', (code, raw) => {
    expect(parseOpeningHours(raw)).toEqual({ fault: { code, detail: expect.stringMatching(/\S/) } });
  });

  it('names the day and the part that is not understood', () => {
    expect(parseOpeningHours({ Monday: '9AM-5PM', Tuesday: 'mostly' })).toEqual({
      fault: { code: 'unreadable', detail: "Tuesday: 'mostly' is not understood in 'mostly'" },
    });
  });

  it('refuses a text or a list that is too long for a week', () => {
    expect(parseOpeningHours('Mo 09:00-18:00; '.repeat(300))).toHaveProperty('fault.code', 'too-long');
    expect(parseOpeningHours(Array(41).fill({ day: 'Monday', hours: '9-17' }))).toHaveProperty(
      'fault.code',
      'too-long',
    );
  });

  it('never throws, whatever is given', () => {
    const piece = fc.constantFrom(
      ...'Mo|-|Fr|,|;|:|9|17:00|AM|PM|+|off|PH|SH|24/7|"x"|"|{|}|[|]|\'|Jan|week|easter|sunrise|||20|2026|oder|Uhr|ab|Closed|\n'.split(
        '|',
      ),
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')),
    );
    const raw = fc.oneof(
      text,
      fc.dictionary(fc.oneof(text, fc.constant('Monday')), fc.anything()),
      fc.array(fc.anything()),
    );
    fc.assert(
      fc.property(raw, (value) => {
        const result = parseOpeningHours(value);
        expect('hours' in result || result.fault.detail.length > 0).toBe(true);
      }),
      { numRuns: 600 },
    );
  });

  it('returns the same frozen result for the same text, so that no caller can change it for others', () => {
    const first = parseOpeningHours('Mo-Fr 09:00-18:00');
    expect(parseOpeningHours('Mo-Fr 09:00-18:00')).toBe(first);
    expect(() => 'hours' in first && first.hours.monday.push([0, 1])).toThrow(TypeError);
  });
});
