/**
 * The step that a key makes in the list below a field: 1 for down, -1 for up, or 0 for none, for example while a
 * word is being composed.
 */
export function stepOf({ key, isComposing }: Pick<KeyboardEvent, 'key' | 'isComposing'>): 1 | -1 | 0 {
  if (isComposing) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

/**
 * The position to which a step leads; the first position follows the last.
 * @param from the previous position; -1 for the field
 * @param count number of positions, at least one
 * @param isFieldBetween whether the field lies between the last and the first position, so that a step leads back
 * to it
 */
export function placeAfter(from: number, step: 1 | -1, count: number, isFieldBetween = false): number {
  const next = from + step;
  if (next < -1 || (next === -1 && !isFieldBetween)) return count - 1;
  if (next >= count) return isFieldBetween ? -1 : 0;
  return next;
}
