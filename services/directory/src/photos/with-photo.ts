/**
 * A business's photos with a new one in place of the first broken one, and without the other broken ones. Null if the
 * photos have changed in the meantime: if there are photos now where there were none, or none of the broken ones is
 * there any more.
 */
export function withPhoto(
  photos: readonly string[],
  photo: string,
  broken: readonly string[],
): string[] | null {
  if (broken.length === 0) return photos.length === 0 ? [photo] : null;
  const place = photos.findIndex((each) => broken.includes(each));
  if (place === -1) return null;
  const isKept = (each: string): boolean => !broken.includes(each);
  return [...photos.slice(0, place), photo, ...photos.slice(place).filter(isKept)];
}
