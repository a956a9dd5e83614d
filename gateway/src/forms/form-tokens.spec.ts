import { FORM_GUARD } from '@gewerk/contracts/limits';
import { FormTokens } from './form-tokens.js';

const tokens = new FormTokens({ FORM_SECRET: 'x'.repeat(32) }, Date);
const OPENED = 1_800_000_000_000;
const { token } = tokens.issue('contact', OPENED);
const soon = OPENED + FORM_GUARD.minimumAge;

describe('form tokens', () => {
  it('are valid from 3 s to 12 h after the form was opened, each with a different id', () => {
    const id = tokens.check('contact', token, soon);
    expect(tokens.check('contact', token, OPENED + FORM_GUARD.maximumAge)).toBe(id);
    const other = tokens.issue('contact', OPENED).token;
    expect(tokens.check('contact', other, soon)).not.toBe(id);
  });

  it('are valid at every gateway with the same secret, and at no other', () => {
    expect(new FormTokens({ FORM_SECRET: 'x'.repeat(32) }, Date).check('contact', token, soon)).toBeTruthy();
    const stranger = new FormTokens({ FORM_SECRET: undefined }, Date);
    expect(() => stranger.check('contact', token, soon)).toThrow('form_token: is not valid for this form');
  });

  it.each([
    ['of a program that needs no time', 'contact', token, soon - 1, 'was sent too soon'],
    ['of yesterday', 'contact', token, OPENED + FORM_GUARD.maximumAge + 1, 'has expired'],
    ['of another form', 'submission', token, soon, 'is not valid for this form'],
    ['made older by hand', 'contact', token.replace('1800', '1700'), soon, 'is not valid for this form'],
    ['with a tail', 'contact', `${token}.x`, soon, 'is not valid for this form'],
    ['without a signature', 'contact', token.slice(0, token.lastIndexOf('.')), soon, 'is not valid for'],
    ['of nothing', 'contact', 'x', soon, 'is not valid for this form'],
  ] as const)('are refused %s', (_case, form, given, now, message) => {
    expect(() => tokens.check(form, given, now)).toThrow(message);
  });
});
