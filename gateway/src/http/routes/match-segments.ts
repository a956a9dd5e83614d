/** The parameters of a path that matches a pattern, both split at slashes; undefined if the path does not match. */
export function matchSegments(
  segments: readonly string[],
  given: readonly string[],
): Record<string, string> | undefined {
  if (segments.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = decodeURIComponent(value);
    else if (segment !== value) return undefined;
  }
  return params;
}
