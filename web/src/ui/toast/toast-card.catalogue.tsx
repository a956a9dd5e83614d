import type { CatalogueEntry } from '../catalogue-entry.js';
import { ToastCard } from './toast-card.js';

const toast = { isOpen: true, title: 'Gespeichert', display: Infinity };

export default {
  title: 'Toast',
  states: {
    success: <ToastCard toast={{ ...toast, id: -1 }} />,
    error: <ToastCard toast={{ ...toast, id: -2, kind: 'error', title: 'Nicht gespeichert' }} />,
    'info with a description': (
      <ToastCard
        toast={{ ...toast, id: -3, kind: 'info', description: 'Die Seiten folgen in einer Minute.' }}
      />
    ),
  },
} satisfies CatalogueEntry;
