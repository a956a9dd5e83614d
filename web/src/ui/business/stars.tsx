import { Icon } from '../icons/icon.js';

type StarKind = 'full' | 'half' | 'empty';

const SCALE = 5;
const HALF = 0.5;

/**
 * Five stars: the rating's whole part gives the number of full ones, and a remainder of at least .5 adds a half
 * one.
 */
export function starsOf(rating: number): StarKind[] {
  const bounded = Math.min(Math.max(rating, 0), SCALE);
  const full = Math.floor(bounded);
  const half = bounded - full >= HALF;
  return Array.from({ length: SCALE }, (_, index): StarKind => {
    if (index < full) return 'full';
    return index === full && half ? 'half' : 'empty';
  });
}

export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {starsOf(rating).map((kind, index) => (
        <span key={index} className={`star star-${kind}`} data-star={kind}>
          <Icon name={kind === 'full' ? 'star' : 'star-empty'} />
          {kind === 'half' && <Icon name="star-half" />}
        </span>
      ))}
    </span>
  );
}
