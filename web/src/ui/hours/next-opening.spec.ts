import { common } from '../../texts/default/common.js';
import { common as german } from '../../texts/de/common.js';
import { nextOpening, zoneOfCard } from './next-opening.js';

/** A Monday, half past six in Berlin. */
const NOW = Date.parse('2026-11-23T05:30:00Z');

describe('the next opening', () => {
  it.each([
    ['2026-11-23T06:30:00Z', 'opens today 07:30'],
    ['2026-11-23T22:59:00Z', 'opens today 23:59'],
    ['2026-11-23T23:00:00Z', 'opens tomorrow 00:00'],
    ['2026-11-24T06:30:00Z', 'opens tomorrow 07:30'],
    ['2026-11-28T08:00:00Z', 'opens Sat 09:00'],
  ])('at %s reads %j', (opensAt, words) => {
    expect(nextOpening(opensAt, NOW, 'Europe/Berlin', common)).toBe(words);
  });

  it('uses the business’s local time', () => {
    expect(nextOpening('2026-11-24T06:30:00Z', NOW, 'America/New_York', common)).toBe('opens tomorrow 01:30');
    expect(nextOpening('2026-11-23T06:30:00Z', NOW, 'Europe/Berlin', german)).toBe('öffnet heute 07:30');
  });

  it('is not computed for a country with several time zones', () => {
    expect(zoneOfCard({ country_code: 'AT' })).toBe('Europe/Berlin');
    expect(zoneOfCard({ country_code: 'US' })).toBeNull();
  });
});
