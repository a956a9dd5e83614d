/** Optional categories; 'necessary' cannot be refused (public specification, section 5). */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;
export type OptionalCategory = (typeof optionalCategories)[number];

export type ConsentChoices = Readonly<Record<OptionalCategory, boolean>>;

/**
 * The initial positions of the switches (public specification, section 4). Before the visitor's choice they allow
 * nothing.
 */
export const startChoices: ConsentChoices = { analytics: true, marketing: false, preferences: true };
export const noChoices: ConsentChoices = { analytics: false, marketing: false, preferences: false };
export const allChoices: ConsentChoices = { analytics: true, marketing: true, preferences: true };

/** What is allowed. `decidedBy` says whether the visitor or the browser's privacy signal decided; null for neither. */
export interface Consent {
  readonly choices: ConsentChoices;
  readonly decidedBy: 'visitor' | 'signal' | null;
  /** Day of the visitor's choice, `2026-11-21`; null if there is none. */
  readonly savedOn: string | null;
}

/** Nothing optional is allowed. The server treats every visitor as undecided. */
export const undecided: Consent = { choices: noChoices, decidedBy: null, savedOn: null };
