import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { Reading } from './reading.js';

const failed = 'Die Liste konnte nicht geladen werden.';

export default {
  title: 'Reading',
  isOfPanel: true,
  states: {
    pending: <Reading of={{ isPending: true, isError: false }} failed={failed} />,
    failed: <Reading of={{ isPending: false, isError: true }} failed={failed} />,
  },
} satisfies CatalogueEntry;
