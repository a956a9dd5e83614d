import { CONSENT_LIFETIME } from '@gewerk/contracts/limits';
import { optionalCategories, type ConsentChoices } from './consent-choices.js';

export const CONSENT_COOKIE = 'gewerk_consent';

/** Incremented when the categories or their meaning change: visitors are then asked again. */
const VERSION = 1;
const VALUE = new RegExp(`^${VERSION}\\.([01])([01])([01])\\.([01])\\.(\\d{4}-\\d{2}-\\d{2})$`);
const SECOND = 1_000;

interface SavedConsent {
  readonly choices: ConsentChoices;
  /**
   * Whether the browser sent a privacy signal when the choice was made. Only such a choice overrides the signal.
   */
  readonly underSignal: boolean;
  /** `2026-11-21` */
  readonly savedOn: string;
}

/** The cookie's value, which does not identify visitors: `version.choices.signal.day`. */
export function writeConsent({ choices, underSignal, savedOn }: SavedConsent): string {
  const flags = optionalCategories.map((category) => (choices[category] ? '1' : '0')).join('');
  return `${VERSION}.${flags}.${underSignal ? '1' : '0'}.${savedOn}`;
}

/**
 * Reads a value of {@link writeConsent}; null for any other text, another version, or an expired choice.
 * @param now milliseconds since the epoch
 */
export function readConsent(value: string, now: number): SavedConsent | null {
  const match = VALUE.exec(value);
  const [, analytics, marketing, preferences, signal, savedOn = ''] = match ?? [];
  const savedAt = Date.parse(savedOn);
  if (!match || Number.isNaN(savedAt) || now - savedAt > CONSENT_LIFETIME) return null;
  const choices = {
    analytics: analytics === '1',
    marketing: marketing === '1',
    preferences: preferences === '1',
  };
  return { choices, underSignal: signal === '1', savedOn };
}

export function consentValueIn(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
  return found?.slice(CONSENT_COOKIE.length + 1) ?? '';
}

export function consentCookie(saved: SavedConsent, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${CONSENT_LIFETIME / SECOND}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${CONSENT_COOKIE}=${writeConsent(saved)}; ${attributes}`;
}
