import type { CatalogueEntry } from '../catalogue-entry.js';
import { DotMap } from './dot-map.js';

const layers = [
  { width: 9, path: 'M150 120h0M90 300h0' },
  { width: 4.2, path: 'M200 200h0M120 220h0M180 320h0' },
];

/** The width of the map on a page; the map fills its container. */
const NARROW = { maxWidth: '16rem' };

export default {
  title: 'Dot map',
  states: {
    decoration: (
      <div style={NARROW}>
        <DotMap layers={layers} />
      </div>
    ),
    'with a lit city': (
      <div style={NARROW}>
        <DotMap layers={layers} lit={{ x: 150, y: 120 }} label="Karte mit Berlin" />
      </div>
    ),
  },
} satisfies CatalogueEntry;
