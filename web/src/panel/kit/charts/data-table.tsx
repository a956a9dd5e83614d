import { useId } from 'react';
import { usePanelLocale } from '../figures/panel-locale.js';
import { PanelTable } from '../lists/panel-table.js';

type DataRow = readonly [name: string, ...values: number[]];

interface DataTableProps {
  readonly summary: string;
  readonly heads: readonly string[];
  readonly rows: readonly DataRow[];
}

export function DataTable({ summary, heads, rows }: DataTableProps) {
  const summaryId = useId();
  const locale = usePanelLocale();
  return (
    <details className="panel-data">
      <summary id={summaryId}>{summary}</summary>
      <PanelTable
        labelledBy={summaryId}
        rows={rows}
        keyOf={([name]) => name}
        columns={heads.map((head, index) => ({
          head,
          cell: (row: DataRow) => {
            const value = row[index];
            return typeof value === 'number' ? value.toLocaleString(locale) : value;
          },
          ...(index === 0 ? { isName: true } : { className: 'number' }),
        }))}
      />
    </details>
  );
}
