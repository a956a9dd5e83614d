import { TOTP } from 'otpauth';
import { makeRecoveryCode, makeSecret, periodOf, recoveryHash, uriOf } from './codes.js';

/** The secret of RFC 6238, appendix B: '12345678901234567890' in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const STEP_MS = 30_000;

describe('codes from an app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(periodOf(code, SECRET, second * 1_000)).toBe(Math.floor(second / 30));
  });

  it('are accepted one period early and late, but no more', () => {
    const now = 1_700_000_010_000;
    const codeAt = (steps: number) =>
      new TOTP({ secret: SECRET }).generate({ timestamp: now + steps * STEP_MS });
    const period = Math.floor(now / STEP_MS);
    expect([-2, -1, 0, 1, 2].map((steps) => periodOf(codeAt(steps), SECRET, now))).toEqual([
      null,
      period - 1,
      period,
      period + 1,
      null,
    ]);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('never match %j', (code) => {
    expect(periodOf(code, SECRET, 59_000)).toBeNull();
  });

  it('may be typed in groups, as apps show them', () => {
    expect(periodOf(' 287 082 ', SECRET, 59_000)).toBe(1);
  });

  it('use secrets of 160 bits, in an address that apps read', () => {
    const secret = makeSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(makeSecret()).not.toBe(secret);
    const uri = new URL(uriOf(secret, 'ada@gewerk.example'));
    expect(decodeURIComponent(uri.pathname)).toContain('Gewerk:ada@gewerk.example');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({
      secret,
      issuer: 'Gewerk',
      digits: '6',
      period: '30',
    });
  });
});

describe('recovery codes', () => {
  it('are recognised however they are typed', () => {
    const code = makeRecoveryCode();
    expect(code).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){2}$/);
    expect(recoveryHash(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(recoveryHash(code));
    expect(recoveryHash(makeRecoveryCode())).not.toBe(recoveryHash(code));
  });
});
