/**
 * The step that a key makes in a list below its field: down, up, or none, for example while a word is being
 * composed.
 */
export function stepOf({ key, isComposing }: Pick<KeyboardEvent, 'key' | 'isComposing'>): 1 | -1 | 0 {
  if (isComposing) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}

/**
 * The position that a step leads to; the first follows the last.
 * @param from the previous position; -1 for the field
 * @param count number of positions, at least one
 * @param isFieldBetween whether the field is between the last and the first, so that a step leads back to it
 */
export function placeAfter(from: number, step: 1 | -1, count: number, isFieldBetween = false): number {
  const next = from + step;
  if (next < -1 || (next === -1 && !isFieldBetween)) return count - 1;
  if (next >= count) return isFieldBetween ? -1 : 0;
  return next;
}
