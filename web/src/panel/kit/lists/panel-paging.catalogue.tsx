import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { PanelPaging } from './panel-paging.js';

const paging = { totalPages: 12, onPage: () => undefined };

export default {
  title: 'Panel paging',
  isOfPanel: true,
  states: {
    'first page': <PanelPaging {...paging} page={1} />,
    'between others': <PanelPaging {...paging} page={5} />,
    'last page': <PanelPaging {...paging} page={12} />,
    'with more beside it': (
      <PanelPaging {...paging} page={2}>
        <span>240 Betriebe</span>
      </PanelPaging>
    ),
  },
} satisfies CatalogueEntry;
