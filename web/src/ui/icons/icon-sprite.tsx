import {
  Award,
  Briefcase,
  Car,
  ChevronDown,
  Cog,
  GraduationCap,
  Hammer,
  HeartPulse,
  Info,
  LayoutGrid,
  List,
  ListPlus,
  LocateFixed,
  MapPin,
  Menu,
  Phone,
  Scissors,
  Search,
  ShoppingBag,
  SlidersHorizontal,
  Smartphone,
  Star,
  StarHalf,
  Store,
  TrendingUp,
  Utensils,
  Wrench,
  X,
} from 'lucide-react';
import type { IconName } from './icon.js';

const drawings: Readonly<Record<IconName, React.ReactElement>> = {
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
  menu: <Menu />,
  close: <X />,
  search: <Search />,
  locate: <LocateFixed />,
  info: <Info />,
  grid: <LayoutGrid />,
  list: <List />,
  filters: <SlidersHorizontal />,
  unfold: <ChevronDown />,
  cog: <Cog />,
  hammer: <Hammer />,
  award: <Award />,
  place: <MapPin />,
  growth: <TrendingUp />,
  add: <ListPlus />,
};

/**
 * The drawings to which {@link Icon} refers. The server writes them into the document, so that scripts need not
 * contain them.
 */
export function IconSprite() {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {Object.entries(drawings).map(([name, drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}
