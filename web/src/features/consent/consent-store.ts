import { useSyncExternalStore } from 'react';
import { noChoices, undecided, type Consent, type ConsentChoices } from './consent-choices.js';
import { consentCookie, consentValueIn, readConsent, writeConsent } from './consent-cookie.js';

const listeners = new Set<() => void>();
let lastSeen = { key: '', consent: undecided };
/** Keeps a choice for as long as the page lives where the browser stores no cookies. */
let withoutCookies = '';

/** Whether the browser asks not to be tracked: Global Privacy Control, or the older Do Not Track. */
export function hasPrivacySignal(): boolean {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: unknown };
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
}

/** What the visitor allows at this moment. Read from the cookie each time, so that other tabs count at once. */
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

/** Keeps the visitor's choices and tells everyone who waits for them. */
export function saveConsent(choices: ConsentChoices): void {
  const savedOn = new Date().toISOString().slice(0, 10);
  const saved = { choices, underSignal: hasPrivacySignal(), savedOn };
  document.cookie = consentCookie(saved, location.protocol === 'https:');
  withoutCookies = writeConsent(saved);
  for (const listener of [...listeners]) listener();
}

/** Calls `listener` after each saved choice; the answer ends that. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The consent of this visitor; undecided on the server and while its markup is taken over. */
export const useConsent = (): Consent => useSyncExternalStore(onConsent, currentConsent, () => undecided);
