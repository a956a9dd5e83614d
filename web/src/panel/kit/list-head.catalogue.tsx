import type { CatalogueEntry } from '../../ui/catalogue-entry.js';
import { ListHead } from './list-head.js';

export default {
  title: 'List head',
  isOfPanel: true,
  states: {
    counted: <ListHead id="list-head-counted" title="Nachrichten" count="1.234 Nachrichten" />,
    loading: <ListHead id="list-head-loading" title="Nachrichten" count="Wird geladen …" />,
  },
} satisfies CatalogueEntry;
