import { KeptValue } from './kept-value.js';

/** Drafts of one tab; the one typed longest ago is forgotten first. */
const MOST = 30;

interface Kept {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  readonly value: unknown;
}

type Drafts = Readonly<Record<string, Kept>>;

// A version before this one kept a single draft under this name.
const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((kept: unknown) => typeof kept === 'object' && kept !== null && 'at' in kept);

/** One name for all, as the page on cookies lists it. */
export const drafts = new KeptValue<Drafts>(() => sessionStorage, 'gewerk.panel-draft', {}, isDrafts);

/** Keeps what is typed at a place of the panel until it is saved or the browser's tab is closed. */
export function keepDraft(place: string, value: unknown): void {
  const others = Object.entries(without(place))
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST - 1);
  drafts.set({ ...Object.fromEntries(others), [place]: { at: Date.now(), value } });
}

/** What was typed there and not saved, for the caller to check: a version before this one may have kept it. */
export const keptDraft = (place: string): unknown => drafts.value[place]?.value;

export const dropDraft = (place: string): void => drafts.set(without(place));

export const dropAllDrafts = (): void => drafts.set({});

const without = (place: string): Drafts =>
  Object.fromEntries(Object.entries(drafts.value).filter(([other]) => other !== place));
