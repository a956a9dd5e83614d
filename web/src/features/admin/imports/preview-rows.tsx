import { type ImportPreview, type SheetField, sheetFields } from '@gewerk/contracts';
import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelLocale } from '../panel-locale.js';

interface PreviewRowsProps {
  readonly rows: ImportPreview['rows'];
  readonly isStale: boolean;
}

/** The first rows as they will be read, with the fields that any of them has. */
export function PreviewRows({ rows, isStale }: PreviewRowsProps) {
  const { importPreview: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const fields: readonly SheetField[] = sheetFields.filter((field) =>
    rows.some(({ values }) => values[field] !== undefined),
  );
  return (
    <div className="import-sample" data-stale={isStale}>
      <h4 id="import-sample-title">{texts.firstRows(rows.length)}</h4>
      <div className="panel-scroll" role="region" aria-labelledby="import-sample-title" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">{texts.row}</th>
              {fields.map((field) => (
                <th key={field} scope="col">
                  {texts.fields[field]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row_number, values, error }) => (
              <tr key={row_number} data-faulty={error !== null}>
                <th scope="row">{row_number.toLocaleString(locale)}</th>
                {error === null ? (
                  fields.map((field) => <td key={field}>{values[field]}</td>)
                ) : (
                  <td colSpan={Math.max(1, fields.length)}>{error}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
