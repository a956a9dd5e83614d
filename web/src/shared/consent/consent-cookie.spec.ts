import { allChoices, startChoices } from './consent-choices.js';
import { consentCookie, consentValueIn, readConsent, writeConsent } from './consent-cookie.js';

const saved = { choices: startChoices, underSignal: true, savedOn: '2026-11-21' };
const now = Date.parse('2026-11-22');

describe('consent cookie', () => {
  it('reads what it wrote', () => {
    expect(readConsent(writeConsent(saved), now)).toEqual(saved);
    expect(readConsent(writeConsent({ ...saved, choices: allChoices }), now)?.choices).toEqual(allChoices);
  });

  it('PUB-COOKIE-05 lasts 365 days, by its Max-Age and by its stored date', () => {
    expect(consentCookie(saved, true)).toBe(
      'gewerk_consent=1.101.1.2026-11-21; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(readConsent(writeConsent(saved), Date.parse('2027-11-21'))).not.toBeNull();
    expect(readConsent(writeConsent(saved), Date.parse('2027-11-22'))).toBeNull();
  });

  it.each(['', '1', '2.111.0.2026-11-21', '1.211.0.2026-11-21', '1.111.0.2026-13-41', '1.111.0.2026-11-21;'])(
    'treats %p as no choice',
    (value) => expect(readConsent(value, now)).toBeNull(),
  );

  it('is found among other cookies, but not in one with a similar name', () => {
    expect(consentValueIn('a=1; gewerk_consent=x; b=2')).toBe('x');
    expect(consentValueIn('not_gewerk_consent=x')).toBe('');
  });
});
