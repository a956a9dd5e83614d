import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { SearchField } from './search-field.js';

const field = { label: 'Suche', hint: 'Name, E-Mail oder Text', onChange: () => undefined };

export default {
  title: 'Search field of a list',
  isOfPanel: true,
  states: {
    empty: <SearchField {...field} id="search-empty" value="" />,
    typed: <SearchField {...field} id="search-typed" value="Maler" />,
  },
} satisfies CatalogueEntry;
