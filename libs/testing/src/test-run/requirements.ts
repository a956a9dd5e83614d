const LISTED = /^- ((?:PUB|ADM)-[A-Z0-9]+-\d{2,}) ·/gm;
const MENTIONED = /\b(?:PUB|ADM)-[A-Z0-9]+-\d{2,}\b/g;

export interface RequirementReport {
  shown: string[];
  missing: string[];
  /** Identifiers in titles that are missing from the list. */
  unknown: string[];
}

/** The requirements of the list that occur in titles of passed tests. */
export function reportRequirements(list: string, passedTitles: readonly string[]): RequirementReport {
  const listed = [...list.matchAll(LISTED)].map(([, id = '']) => id);
  const mentioned = new Set(passedTitles.flatMap((title) => title.match(MENTIONED) ?? []));
  return {
    shown: listed.filter((id) => mentioned.has(id)),
    missing: listed.filter((id) => !mentioned.has(id)),
    unknown: [...mentioned].filter((id) => !listed.includes(id)).sort(),
  };
}

/** `PUB-NAV-01, 02` on a line: one line for each group of identifiers. */
export function groupedLines(ids: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const id of ids) {
    const cut = id.lastIndexOf('-');
    const group = id.slice(0, cut);
    groups.set(group, [...(groups.get(group) ?? []), id.slice(cut + 1)]);
  }
  return [...groups].map(([group, numbers]) => `${group}-${numbers.join(', ')}`);
}
