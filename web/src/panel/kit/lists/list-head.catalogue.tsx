import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { ListHead } from './list-head.js';

const head = { title: 'Nachrichten', loading: 'Wird geladen …', isFailed: false };

export default {
  title: 'List head',
  isOfPanel: true,
  states: {
    counted: <ListHead id="list-head-counted" {...head} count="1.234 Nachrichten" />,
    loading: <ListHead id="list-head-loading" {...head} count={undefined} />,
  },
} satisfies CatalogueEntry;
