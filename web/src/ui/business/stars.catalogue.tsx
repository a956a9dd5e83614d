import type { CatalogueEntry } from '../catalogue-entry.js';
import { Stars } from './stars.js';

export default {
  title: 'Stars',
  states: Object.fromEntries(
    [0, 2.9, 3.5, 5].map((rating) => [
      `${rating}`,
      <Stars key={rating} rating={rating} label={`${rating} von 5`} />,
    ]),
  ),
} satisfies CatalogueEntry;
