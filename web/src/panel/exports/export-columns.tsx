import { Button } from '@chakra-ui/react';
import { type ExportColumn, exportColumnNames, exportColumns } from '@gewerk/contracts';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';

interface ExportColumnsProps {
  /** The chosen columns; null for all. */
  readonly chosen: readonly ExportColumn[] | null;
  readonly onChange: (columns: readonly ExportColumn[] | null) => void;
}

/** The columns of the file, in order; at least one is always chosen. */
export function ExportColumns({ chosen, onChange }: ExportColumnsProps) {
  const { exports: texts, importPreview } = usePageTexts('admin');
  const [isOpen, setOpen] = useState(false);
  const shown = chosen ?? exportColumnNames;
  const toggle = (column: ExportColumn): void => {
    const next = exportColumnNames.filter((each) => shown.includes(each) !== (each === column));
    onChange(next.length === exportColumnNames.length ? null : next);
  };
  return (
    <details className="export-columns" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.columns(shown.length, exportColumnNames.length)}</summary>
      {isOpen && (
        <fieldset>
          <legend className="visually-hidden">{texts.columnsTitle}</legend>
          <div className="export-column-list">
            {exportColumnNames.map((column) => (
              <label key={column} title={column}>
                <input
                  type="checkbox"
                  checked={shown.includes(column)}
                  disabled={shown.length === 1 && shown.includes(column)}
                  onChange={() => toggle(column)}
                />
                {importPreview.fields[exportColumns[column]]}
              </label>
            ))}
          </div>
          <Button
            type="button"
            size="sm"
            variant="outline"
            disabled={chosen === null}
            onClick={() => onChange(null)}
          >
            {texts.allColumns}
          </Button>
        </fieldset>
      )}
    </details>
  );
}
