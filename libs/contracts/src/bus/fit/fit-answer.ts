/**
 * Largest response over the bus, in bytes of JSON before compression. NATS accepts up to 1,048,576 bytes per message,
 * including headers.
 */
export const MAX_ANSWER_BYTES = 1_000_000;

/**
 * Reduces a response that is too large to at most `maxBytes` bytes of JSON. Callers can request everything that was
 * dropped.
 */
export type Fit<Answer> = (answer: Answer, maxBytes: number) => Answer;

/** Bytes of a value's JSON in UTF-8. */
export const jsonBytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/**
 * The first items whose JSON, with commas, has at most `maxBytes` bytes; at least one, so that a reader makes
 * progress.
 */
export function firstWithin<T>(items: readonly T[], maxBytes: number): T[] {
  let bytes = 0;
  const cut = items.findIndex((item) => (bytes += jsonBytes(item) + 1) > maxBytes);
  return cut === -1 ? [...items] : items.slice(0, Math.max(1, cut));
}

type ListOf<Answer, Key extends keyof Answer> = Answer[Key] extends readonly (infer Item)[] ? Item : never;

/**
 * Cuts a list short.
 * @param read how a reader gets the rest, from the last item kept and the items dropped
 */
export function cutList<Answer extends object, Key extends keyof Answer>(
  key: Key,
  read: (last: ListOf<Answer, Key>, rest: readonly ListOf<Answer, Key>[]) => Partial<Answer>,
): Fit<Answer> {
  return (answer, maxBytes) => {
    const items = answer[key] as readonly ListOf<Answer, Key>[];
    // The part that names the rest may be as long as the items themselves.
    const others = jsonBytes({ ...answer, [key]: [] }) + items.length * POINTER_BYTES;
    const kept = firstWithin(items, maxBytes - others);
    const last = kept.at(-1);
    if (last === undefined || kept.length === items.length) return answer;
    return { ...answer, [key]: kept, ...read(last, items.slice(kept.length)) };
  };
}

/** Bytes of an id of 24 digits as an item of a list. */
const POINTER_BYTES = 28;

/** Shortens a list response of which only the first items are promised. */
export const cutAnswer = <Item>(answer: Item[], maxBytes: number): Item[] =>
  firstWithin(answer, maxBytes - '[]'.length);

/**
 * The items of a numbered page, none of which may be missing, shortened step by step until they fit. A
 * separate operation, or a request with a smaller `limit`, returns the whole items.
 */
export function shortened<Item>(
  items: readonly Item[],
  steps: readonly ((item: Item) => Item)[],
  maxBytes: number,
): Item[] {
  let fitted = [...items];
  for (const step of steps) {
    if (jsonBytes(fitted) <= maxBytes) break;
    fitted = fitted.map(step);
  }
  return fitted;
}

/** {@link shortened} for a list within a response. */
export function shortenList<Key extends string, Item>(
  key: Key,
  steps: readonly ((item: Item) => Item)[],
): <Answer extends Record<Key, Item[]>>(answer: Answer, maxBytes: number) => Answer {
  return (answer, maxBytes) => {
    const others = jsonBytes({ ...answer, [key]: [] });
    return { ...answer, [key]: shortened(answer[key], steps, maxBytes - others) };
  };
}

const ELLIPSIS = '…';

/** A text of at most `length` UTF-16 units; a shortened one ends in '…', never in half a character. */
export function clipped(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - ELLIPSIS.length).replace(/[\ud800-\udbff]$/u, '')}${ELLIPSIS}`;
}

/** Lengths, in characters, to which the long texts of an oversized page are cut, tried in this order. */
export const CLIP_LENGTHS = [1_000, 200, 50] as const;

export const clippedOrNull = (text: string | null, length: number): string | null =>
  text && clipped(text, length);
