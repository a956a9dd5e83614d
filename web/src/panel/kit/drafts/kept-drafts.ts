import { KeptValue } from './kept-value.js';

/** Maximum number of drafts in one tab; the oldest is dropped first. */
const MOST = 30;

interface Kept {
  /** When the input was typed, in milliseconds since 1970. */
  readonly at: number;
  readonly value: unknown;
}

type Drafts = Readonly<Record<string, Kept>>;

// An earlier version kept a single draft under this name.
const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((kept: unknown) => typeof kept === 'object' && kept !== null && 'at' in kept);

/** All drafts are stored under a single name, which the page about cookies lists. */
export const drafts = new KeptValue<Drafts>(() => sessionStorage, 'gewerk.panel-draft', {}, isDrafts);

/**
 * Keeps the input of one place in the panel until it is saved or the browser tab is closed; keeps at most 30
 * drafts.
 */
export function keepDraft(place: string, value: unknown): void {
  const others = Object.entries(without(place))
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST - 1);
  drafts.set({ ...Object.fromEntries(others), [place]: { at: Date.now(), value } });
}

/** The unsaved input of a place. The caller must check it, since an earlier version may have stored it. */
export const keptDraft = (place: string): unknown => drafts.value[place]?.value;

export const dropDraft = (place: string): void => drafts.set(without(place));

export const dropAllDrafts = (): void => drafts.set({});

const without = (place: string): Drafts =>
  Object.fromEntries(Object.entries(drafts.value).filter(([other]) => other !== place));
