import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { PagePreview } from './page-preview.js';

const make = () => Promise.resolve({ path: 'about:blank' });

export default {
  title: 'Preview of a page',
  isOfPanel: true,
  states: {
    possible: <PagePreview make={make} hint="So sehen Besucher die Seite." />,
    'not possible': <PagePreview make={make} hint="So sehen Besucher die Seite." isPossible={false} />,
  },
} satisfies CatalogueEntry;
