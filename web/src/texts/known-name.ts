/** The name of a value that a source has written; the other one for what the names lack. */
export const knownName = (
  names: Readonly<Record<string, string>>,
  value: string,
  otherwise: string = value,
): string => (Object.hasOwn(names, value) ? (names[value] ?? otherwise) : otherwise);
