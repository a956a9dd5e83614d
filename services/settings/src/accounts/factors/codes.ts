import { hash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const ISSUER = 'Gewerk';
/** Codes for the previous and the next period are accepted too, since clocks differ. */
const WINDOW = 1;
const DIGITS = /^\d{6}$/;
/** Without characters that look alike; 15 characters of these 31 are about 74 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 5;

export const makeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

/** @param label the account's name as the app shows it */
export const uriOf = (secret: string, label: string): string => totpOf(secret, label).toString();

/** The period, counted since the epoch, that a code belongs to; null for a wrong code. */
export function periodOf(code: string, secret: string, now: number): number | null {
  const token = code.replaceAll(' ', '');
  if (!DIGITS.test(token)) return null;
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

export function makeRecoveryCode(): string {
  const character = (): string => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = (): string => Array.from({ length: GROUP_LENGTH }, character).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** The same hash for upper and lower case and for any separators. */
export const recoveryHash = (code: string): string =>
  hash('sha256', code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''), 'base64url');
