import { NativeSelect } from '@chakra-ui/react';
import { type ImportPreview, type SheetField, sheetFields, type SheetMapping } from '@gewerk/contracts';
import { ChevronDown } from 'lucide-react';
import { usePageTexts } from '../../../texts/page-texts.js';

interface PreviewColumnsProps {
  readonly preview: ImportPreview;
  readonly mapping: Partial<SheetMapping>;
  readonly onAssign: (column: number, field: SheetField | null) => void;
}

/** Which column is taken for which field; each can be taken for another. */
export function PreviewColumns({ preview, mapping, onAssign }: PreviewColumnsProps) {
  const { importPreview: texts } = usePageTexts('admin');
  const fieldOf = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
  return (
    <div className="import-mapping">
      <h4 id="import-mapping-title">{texts.mapping}</h4>
      <div className="panel-scroll" role="region" aria-labelledby="import-mapping-title" tabIndex={0}>
        <table className="panel-table">
          <thead>
            <tr>
              <th scope="col">{texts.column}</th>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.example}</th>
            </tr>
          </thead>
          <tbody>
            {preview.columns.map(({ column, header, sample, isListed }) => (
              <tr key={column}>
                <th scope="row">{header || texts.unnamed(column + 1)}</th>
                <td>
                  <NativeSelect.Root size="sm">
                    <NativeSelect.Field
                      aria-label={texts.fieldOf(header || texts.unnamed(column + 1))}
                      value={fieldOf.get(column) ?? ''}
                      onChange={({ target: { value } }) =>
                        onAssign(column, sheetFields.find((field) => field === value) ?? null)
                      }
                    >
                      <option value="">{isListed ? texts.listed : texts.ignored}</option>
                      {sheetFields.map((field) => (
                        <option key={field} value={field}>
                          {texts.fields[field]}
                        </option>
                      ))}
                    </NativeSelect.Field>
                    <NativeSelect.Indicator>
                      <ChevronDown size={16} aria-hidden="true" />
                    </NativeSelect.Indicator>
                  </NativeSelect.Root>
                </td>
                <td>{sample}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {preview.moreColumns > 0 && <p className="panel-hint">{texts.moreColumns(preview.moreColumns)}</p>}
    </div>
  );
}
