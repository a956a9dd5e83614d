type Entry = readonly [label: string, value: boolean | string];

interface AboutGroup {
  /** '' for entries outside of any group. */
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** Reads the nested 'about' object: groups of flags or texts, or ungrouped entries. Drops empty values. */
export function readAbout(about: Record<string, unknown> | null): AboutGroup[] {
  if (about === null) return [];
  const loose = entriesOf(about);
  const groups = Object.entries(about).flatMap(([name, value]) => {
    const entries = isRecord(value) ? entriesOf(value) : [];
    return entries.length > 0 ? [{ name, entries }] : [];
  });
  return loose.length > 0 ? [...groups, { name: '', entries: loose }] : groups;
}

function entriesOf(record: Record<string, unknown>): Entry[] {
  return Object.entries(record).flatMap(([label, value]): Entry[] => {
    if (typeof value === 'boolean') return [[label, value]];
    if (typeof value === 'string' || typeof value === 'number') {
      const text = String(value).trim();
      return text === '' ? [] : [[label, text]];
    }
    if (Array.isArray(value)) {
      const text = value.filter((item) => typeof item === 'string' && item !== '').join(', ');
      return text === '' ? [] : [[label, text]];
    }
    return [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
