import type { CatalogueEntry } from '../catalogue-entry.js';
import { DotMap } from './dot-map.js';

const layers = [
  { width: 9, path: 'M150 120h0M90 300h0' },
  { width: 4.2, path: 'M200 200h0M120 220h0M180 320h0' },
];

export default {
  title: 'Dot map',
  states: {
    decoration: <DotMap layers={layers} />,
    'with a lit city': <DotMap layers={layers} lit={{ x: 150, y: 120 }} label="Karte mit Berlin" />,
  },
} satisfies CatalogueEntry;
