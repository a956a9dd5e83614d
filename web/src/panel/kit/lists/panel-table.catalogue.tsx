import type { CatalogueEntry } from '../../../ui/catalogue-entry.js';
import { PanelTable, type PanelColumn } from './panel-table.js';
import { PanelTime } from '../figures/panel-time.js';

interface Row {
  readonly name: string;
  readonly count: number;
  readonly at: string;
}

const rows: readonly Row[] = [
  { name: 'Schlosserei Muster', count: 1_234, at: '2026-11-23T09:05:00.000Z' },
  { name: 'Kfz-Technik Beispiel', count: 8, at: '2026-11-22T18:40:00.000Z' },
];
const columns: readonly PanelColumn<Row>[] = [
  { head: 'Betrieb', isName: true, cell: ({ name }) => name, sort: 'ascending' },
  { head: 'Aufrufe', className: 'number', cell: ({ count }) => count },
  { head: 'Geändert', cell: ({ at }) => <PanelTime instant={at} /> },
];
const table = { columns, rows, keyOf: ({ name }: Row) => name };

export default {
  title: 'Panel table',
  isOfPanel: true,
  states: {
    filled: <PanelTable {...table} caption="Betriebe" />,
    empty: <PanelTable {...table} rows={[]} caption="Keine Betriebe" />,
    'while newer rows are loaded': <PanelTable {...table} isOld caption="Betriebe von eben" />,
    'read row by row on a phone': <PanelTable {...table} stacks caption="Betriebe auf dem Telefon" />,
    'with a row that has one cell': (
      <PanelTable
        {...table}
        caption="Betriebe mit Fehler"
        whole={({ count }) => (count < 10 ? 'Konnte nicht gelesen werden.' : null)}
      />
    ),
  },
} satisfies CatalogueEntry;
