/** Optional categories; 'necessary' cannot be refused (public specification, section 5). */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export type ConsentChoices = Readonly<Record<OptionalCategory, boolean>>;

/** Switches before the visitor's choice (public specification, section 4). They allow nothing yet. */
export const startChoices: ConsentChoices = { analytics: true, marketing: false, preferences: true };
export const noChoices: ConsentChoices = { analytics: false, marketing: false, preferences: false };
export const allChoices: ConsentChoices = { analytics: true, marketing: true, preferences: true };

/** What is allowed, decided by the visitor or the browser's privacy signal; null if undecided. */
export interface Consent {
  readonly choices: ConsentChoices;
  readonly decidedBy: 'visitor' | 'signal' | null;
  /** Day of the visitor's choice, `2026-11-21`; null if there is none. */
  readonly savedOn: string | null;
}

/** Nothing optional is allowed. The server's view of every visitor. */
export const undecided: Consent = { choices: noChoices, decidedBy: null, savedOn: null };
