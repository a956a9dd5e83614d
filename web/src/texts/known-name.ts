/** The name of a value from a source; if the value has no name, the given alternative. */
export const knownName = (
  names: Readonly<Record<string, string>>,
  value: string,
  otherwise: string = value,
): string => (Object.hasOwn(names, value) ? (names[value] ?? otherwise) : otherwise);
