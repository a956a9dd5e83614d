import { CONSENT_LIFETIME } from '@gewerk/contracts';
import { optionalCategories, type ConsentChoices } from './consent-choices.js';

/** Name of the first-party cookie that keeps a visitor's choices. */
export const CONSENT_COOKIE = 'gewerk_consent';

/** Raised when the categories or their meaning change: choices of an older version are asked for again. */
const VERSION = 1;
const VALUE = /^1\.([01])([01])([01])\.([01])\.(\d{4}-\d{2}-\d{2})$/;
const SECOND = 1_000;

export interface SavedConsent {
  readonly choices: ConsentChoices;
  /** Whether the browser sent a privacy signal when the visitor chose: only then does the choice go before it. */
  readonly underSignal: boolean;
  /** `2026-11-21` */
  readonly savedOn: string;
}

/** The cookie's value, without anything that tells visitors apart: `version.choices.signal.day`. */
export function writeConsent({ choices, underSignal, savedOn }: SavedConsent): string {
  const flags = optionalCategories.map((category) => (choices[category] ? '1' : '0')).join('');
  return `${VERSION}.${flags}.${underSignal ? '1' : '0'}.${savedOn}`;
}

/**
 * Reads a value of {@link writeConsent}; null for any other text, another version, or a choice that has expired.
 *
 * @param now Milliseconds since the epoch.
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

/** The cookie's value out of `document.cookie`; '' where it is missing. */
export function consentValueIn(cookies: string): string {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${CONSENT_COOKIE}=`));
  return found?.slice(CONSENT_COOKIE.length + 1) ?? '';
}

/** The cookie as `document.cookie` takes it: kept twelve months, for this site only. */
export function consentCookie(saved: SavedConsent, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${CONSENT_LIFETIME / SECOND}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${CONSENT_COOKIE}=${writeConsent(saved)}; ${attributes}`;
}
