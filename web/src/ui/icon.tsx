import {
  Briefcase,
  Car,
  GraduationCap,
  HeartPulse,
  Phone,
  Scissors,
  ShoppingBag,
  Smartphone,
  Star,
  StarHalf,
  Store,
  Utensils,
  Wrench,
} from 'lucide-react';

/** Drawn once in {@link IconSprite} and referred to, since icons repeat on a page. */
const icons = {
  star: <Star fill="currentColor" />,
  'star-empty': <Star />,
  'star-half': <StarHalf fill="currentColor" />,
  store: <Store />,
  phone: <Phone />,
  car: <Car />,
  device: <Smartphone />,
  food: <Utensils />,
  health: <HeartPulse />,
  office: <Briefcase />,
  school: <GraduationCap />,
  scissors: <Scissors />,
  shop: <ShoppingBag />,
  tool: <Wrench />,
};

export type IconName = keyof typeof icons;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export function IconSprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(icons).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}
