/**
 * Names of the drawings in `icon-sprite.tsx`. Each is drawn only once per document, and icons refer to it, since
 * the same icons occur many times on a page; scripts then need not contain the drawings.
 */
export type IconName =
  | 'star'
  | 'star-empty'
  | 'star-half'
  | 'store'
  | 'phone'
  | 'car'
  | 'device'
  | 'food'
  | 'health'
  | 'office'
  | 'school'
  | 'scissors'
  | 'shop'
  | 'tool'
  | 'menu'
  | 'close'
  | 'search'
  | 'locate'
  | 'info'
  | 'grid'
  | 'list'
  | 'filters'
  | 'unfold'
  | 'cog'
  | 'hammer'
  | 'award'
  | 'place'
  | 'growth'
  | 'add';

interface IconProps {
  readonly name: IconName;
  /** In pixels; defaults to the size of the surrounding text. */
  readonly size?: number;
}

export function Icon({ name, size }: IconProps) {
  return (
    <svg className="icon" width={size} height={size} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
