/** One name for all, as the page on cookies lists it. */
const NAME = 'gewerk.panel-draft';
/** Drafts of one tab; the one typed longest ago is forgotten first. */
const MOST = 30;

interface Kept {
  /** When it was typed, in milliseconds since 1970. */
  readonly at: number;
  readonly value: unknown;
}

type Drafts = Readonly<Record<string, Kept>>;

/** Keeps what is typed at a place of the panel until it is saved or the browser's tab is closed. */
export function keepDraft(place: string, value: unknown): void {
  const others = Object.entries(without(place))
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST - 1);
  write({ ...Object.fromEntries(others), [place]: { at: Date.now(), value } });
}

/** What was typed there and not saved, for the caller to check: a version before this one may have kept it. */
export const keptDraft = (place: string): unknown => read()[place]?.value;

export const dropDraft = (place: string): void => write(without(place));

export const dropAllDrafts = (): void => write({});

const without = (place: string): Drafts =>
  Object.fromEntries(Object.entries(read()).filter(([other]) => other !== place));

function read(): Drafts {
  const drafts = onDevice(() => JSON.parse(sessionStorage.getItem(NAME) ?? '{}') as unknown);
  // A version before this one kept a single draft under this name.
  return isDrafts(drafts) ? drafts : {};
}

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((kept: unknown) => typeof kept === 'object' && kept !== null && 'at' in kept);

function write(drafts: Drafts): void {
  onDevice(() => {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify(drafts));
  });
}

function onDevice<R>(work: () => R): R | undefined {
  try {
    return work();
  } catch {
    // Storage is blocked or full, or its text is damaged: the guard against leaving is left.
    return undefined;
  }
}
