import type { CatalogueEntry } from '../catalogue-entry.js';
import { Honeypot } from './honeypot.js';

export default {
  title: 'Honeypot',
  states: {
    'seen by no person': <Honeypot value="" onChange={() => undefined} />,
  },
} satisfies CatalogueEntry;
