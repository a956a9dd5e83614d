/** The first photo that stands on this site; pages make no request to third parties. */
export function ownPhoto(photos: readonly string[]): string | null {
  const [first] = photos;
  return first !== undefined && /^\/(?![/\\])/.test(first) ? first : null;
}
