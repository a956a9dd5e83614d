import type { CatalogueEntry } from '../catalogue-entry.js';
import { NoScriptNote } from './no-script-note.js';

export default {
  title: 'Note without JavaScript',
  states: {
    'seen without JavaScript only': <NoScriptNote address="kontakt@gewerk.example" />,
  },
} satisfies CatalogueEntry;
