import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { OlderButton } from './older-button.js';

const list = {
  hasNextPage: true,
  isFetchingNextPage: false,
  fetchNextPage: () => Promise.reject(new Error('The catalogue loads nothing')),
};

export default {
  title: 'Older button',
  isOfPanel: true,
  states: {
    'with more': <OlderButton list={list} label="Ältere zeigen" />,
    loading: <OlderButton list={{ ...list, isFetchingNextPage: true }} label="Ältere werden geladen" />,
  },
} satisfies CatalogueEntry;
