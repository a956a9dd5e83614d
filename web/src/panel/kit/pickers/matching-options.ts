import { folded } from './folded.js';
import type { PickerOption } from './picker.js';

/** Maximum number of options shown. */
const MOST_SHOWN = 30;

const WORD_ENDS = /[^\p{L}\p{N}]/u;

/**
 * First the options with a word that begins with the text, then those that contain the text anywhere; without a
 * text, the first options.
 */
export function matchingOptions(options: readonly PickerOption[], text: string): readonly PickerOption[] {
  const wanted = folded(text).trim();
  if (wanted === '') return options.slice(0, MOST_SHOWN);
  const found = options.flatMap((option) => {
    const label = folded(option.label);
    const at = label.indexOf(wanted);
    return at < 0 ? [] : { option, isBegun: at === 0 || WORD_ENDS.test(label.charAt(at - 1)) };
  });
  return [...found.filter(({ isBegun }) => isBegun), ...found.filter(({ isBegun }) => !isBegun)]
    .slice(0, MOST_SHOWN)
    .map(({ option }) => option);
}
