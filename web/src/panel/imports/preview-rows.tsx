import { type SheetField, sheetFields } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelLocale } from '../kit/panel-locale.js';
import { PanelTable } from '../kit/panel-table.js';

interface PreviewRowsProps {
  readonly rows: ImportPreview['rows'];
  readonly isStale: boolean;
}

export function PreviewRows({ rows, isStale }: PreviewRowsProps) {
  const { importPreview: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const fields: readonly SheetField[] = sheetFields.filter((field) =>
    rows.some(({ values }) => values[field] !== undefined),
  );
  return (
    <div className="import-sample" data-stale={isStale}>
      <h4 id="import-sample-title">{texts.firstRows(rows.length)}</h4>
      <PanelTable
        labelledBy="import-sample-title"
        rows={rows}
        keyOf={(row) => row.row_number}
        whole={({ error }) => error}
        columns={[
          { head: texts.row, cell: (row) => row.row_number.toLocaleString(locale), isName: true },
          ...fields.map((field) => ({
            head: texts.fields[field],
            cell: ({ values }: ImportPreview['rows'][number]) => values[field],
          })),
        ]}
      />
    </div>
  );
}
