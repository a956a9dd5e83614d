import type { CatalogueEntry } from '../catalogue-entry.js';
import { SearchNotice } from './search-notice.js';

export default {
  title: 'Search notice',
  states: {
    'nearest place': <SearchNotice notice={{ kind: 'nearest', place: 'Bayreuth' }} />,
    'unknown place': <SearchNotice notice={{ kind: 'unknown-place', place: 'Nirgendwo' }} />,
    degraded: <SearchNotice notice={{ kind: 'degraded', ignored: ['openNow'] }} />,
  },
} satisfies CatalogueEntry;
