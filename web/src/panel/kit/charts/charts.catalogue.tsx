import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { BarList } from './bar-list.js';
import { DataTable } from './data-table.js';

const bars = [
  { name: 'Berlin', count: 812, shown: '812' },
  { name: 'Hamburg', count: 430, shown: '430' },
  { name: 'Bindlach', count: 12, shown: '12' },
];

export default {
  title: 'Charts of the panel',
  isOfPanel: true,
  states: {
    bars: (
      <>
        <p id="bars-title">Betriebe nach Stadt</p>
        <BarList labelledBy="bars-title" bars={bars} />
      </>
    ),
    'the same as a table': (
      <DataTable
        summary="Als Tabelle"
        heads={['Stadt', 'Betriebe']}
        rows={bars.map(({ name, count }) => [name, count] as const)}
      />
    ),
  },
} satisfies CatalogueEntry;
