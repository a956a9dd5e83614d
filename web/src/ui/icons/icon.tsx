/**
 * Names of the drawings in `icon-sprite.tsx`. They are drawn once per document and referred to, since icons
 * repeat on a page; scripts then need not contain them.
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
