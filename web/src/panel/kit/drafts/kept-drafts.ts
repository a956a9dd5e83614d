const PREFIX = 'gewerk.panel-draft ';
/** Drafts of one tab; the one typed longest ago is forgotten first. */
const MOST = 30;

interface Kept {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  readonly value: unknown;
}

/** Keeps what is typed at a place of the panel until it is saved or the browser's tab is closed. */
export function keepDraft(place: string, value: unknown): void {
  onDevice(() => {
    sessionStorage.setItem(PREFIX + place, JSON.stringify({ at: Date.now(), value } satisfies Kept));
    for (const key of oldestFirst().slice(0, -MOST)) sessionStorage.removeItem(key);
  });
}

/** What was typed there and not saved, for the caller to check: a version before this one may have kept it. */
export function keptDraft(place: string): unknown {
  return onDevice(() => (JSON.parse(sessionStorage.getItem(PREFIX + place) ?? 'null') as Kept | null)?.value);
}

export function dropDraft(place: string): void {
  onDevice(() => sessionStorage.removeItem(PREFIX + place));
}

export function dropAllDrafts(): void {
  onDevice(() => {
    for (const key of draftKeys()) sessionStorage.removeItem(key);
  });
}

const draftKeys = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX));

function oldestFirst(): string[] {
  const keys = draftKeys();
  if (keys.length <= MOST) return keys;
  const typedAt = (key: string): number => (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Kept).at;
  return keys.sort((one, other) => typedAt(one) - typedAt(other));
}

function onDevice<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    // Storage is blocked or full, or its text is damaged: the guard against leaving is left.
    return undefined;
  }
}
