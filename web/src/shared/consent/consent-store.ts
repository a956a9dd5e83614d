import { useSyncExternalStore } from 'react';
import { noChoices, undecided, type Consent, type ConsentChoices } from './consent-choices.js';
import { consentCookie, consentValueIn, readConsent, writeConsent } from './consent-cookie.js';

const listeners = new Set<() => void>();
let lastSeen = { key: '', consent: undecided };
/** The value of the choice if the browser stores no cookies; it is lost when the page is left. */
let withoutCookies = '';

/** Whether the browser sends Global Privacy Control, or the older Do Not Track. */
function hasPrivacySignal(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** The current consent. The cookie is read each time, so that choices made in other tabs apply at once. */
export function currentConsent(): Consent {
  const signal = hasPrivacySignal();
  const value = consentValueIn(document.cookie) || withoutCookies;
  const key = `${signal}${value}`;
  if (key !== lastSeen.key) lastSeen = { key, consent: consentOf(value, signal) };
  return lastSeen.consent;
}

function consentOf(value: string, signal: boolean): Consent {
  const saved = readConsent(value, Date.now());
  if (saved && (!signal || saved.underSignal)) {
    return { choices: saved.choices, decidedBy: 'visitor', savedOn: saved.savedOn };
  }
  return signal ? { choices: noChoices, decidedBy: 'signal', savedOn: null } : undecided;
}

export function saveConsent(choices: ConsentChoices): void {
  const savedOn = new Date().toISOString().slice(0, 10);
  const saved = { choices, underSignal: hasPrivacySignal(), savedOn };
  document.cookie = consentCookie(saved, location.protocol === 'https:');
  withoutCookies = writeConsent(saved);
  followConsent();
}

/** Notifies everything that depends on the visitor's choice. */
export function followConsent(): void {
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` whenever the choice may have changed. Returns a function that removes it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The visitor's consent; undecided on the server and during hydration. */
export const useConsent = (): Consent => useSyncExternalStore(onConsent, currentConsent, () => undecided);
