import { CardSkeletons } from './card-skeletons.js';
import type { CatalogueEntry } from '../catalogue-entry.js';

export default {
  title: 'Card skeletons',
  states: {
    grid: <CardSkeletons count={3} label="Betriebe werden geladen" />,
    list: <CardSkeletons count={2} label="Betriebe werden geladen" view="list" />,
  },
} satisfies CatalogueEntry;
