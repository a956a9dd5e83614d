import type { BusinessInput } from '@gewerk/contracts/sheets';
import { parseLooseJson } from './loose-json.js';
import { parseCount } from './numbers.js';
import type { RowCells } from './row-cells.js';

type RatingFields = Pick<BusinessInput, 'rating' | 'reviewCount' | 'reviewsPerScore' | 'reviewsLink'>;

const scores = ['1', '2', '3', '4', '5'] as const;
const LIST_FORM = /^\s*\d\s*:\s*\d+\s*(?:,\s*\d\s*:\s*\d+\s*)*$/;

/** Rating and reviews of a row. Exports write a rating of 0 for 'none yet'. */
export function ratingFields(cells: RowCells): RatingFields {
  const rating = cells.decimal('rating', 'rating');
  const isRating = rating !== undefined && rating >= 1 && rating <= 5;
  if (rating !== undefined && rating !== 0 && !isRating)
    cells.note('invalid', 'rating', cells.text('rating') ?? null);
  return {
    rating: isRating ? rating : undefined,
    reviewCount: cells.count('reviewCount', 'reviewCount'),
    reviewsPerScore: listedScores(cells) ?? scoreColumns(cells),
    reviewsLink: cells.text('reviewsLink'),
  };
}

/** `{"1":9,…}` or `1: 9, 2: 0, …`. */
function listedScores(cells: RowCells): Record<string, number> | undefined {
  const text = cells.text('reviewsPerScore');
  if (text === undefined) return undefined;
  const record = parseLooseJson(LIST_FORM.test(text) ? `{${text.replace(/(\d)\s*:/g, '"$1":')}}` : text);
  if (record === undefined) {
    cells.note('unreadable', 'reviewsPerScore', text);
    return undefined;
  }
  const counts = scores.flatMap((score) => {
    const value = record[score];
    if (value === undefined || value === null) return [];
    const count = parseCount(String(value));
    if (count === null) cells.note('invalid', 'reviewsPerScore', `${score}: ${String(value)}`);
    return count === null ? [] : [[score, count] as const];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}

function scoreColumns(cells: RowCells): Record<string, number> | undefined {
  const counts = scores.flatMap((score) => {
    const count = cells.count(`score${score}`, 'reviewsPerScore');
    return count === undefined ? [] : [[score, count] as const];
  });
  return counts.length === 0 ? undefined : Object.fromEntries(counts);
}
