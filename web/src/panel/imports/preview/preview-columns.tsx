import { NativeSelect } from '@chakra-ui/react';
import { type SheetField, sheetFields, type SheetMapping } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { ChevronDown } from 'lucide-react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { PanelTable } from '../../kit/lists/panel-table.js';

interface PreviewColumnsProps {
  readonly preview: ImportPreview;
  readonly mapping: Partial<SheetMapping>;
  readonly onAssign: (column: number, field: SheetField | null) => void;
}

export function PreviewColumns({ preview, mapping, onAssign }: PreviewColumnsProps) {
  const { importPreview: texts } = usePageTexts('admin');
  const fieldOf = new Map(Object.entries(mapping).map(([field, column]) => [column, field]));
  const nameOf = ({ header, column }: ImportPreview['columns'][number]): string =>
    header || texts.unnamed(column + 1);
  const unassigned = ({ isListed, standsInFor }: ImportPreview['columns'][number]): string => {
    if (standsInFor !== undefined && mapping[standsInFor] !== undefined)
      return texts.standsInFor(texts.fields[standsInFor]);
    return isListed ? texts.listed : texts.ignored;
  };
  return (
    <div className="import-mapping">
      <h4 id="import-mapping-title">{texts.mapping}</h4>
      <PanelTable
        labelledBy="import-mapping-title"
        rows={preview.columns}
        keyOf={({ column }) => column}
        columns={[
          { head: texts.column, cell: nameOf, isName: true },
          {
            head: texts.field,
            cell: (shown) => (
              <NativeSelect.Root size="sm">
                <NativeSelect.Field
                  aria-label={texts.fieldOf(nameOf(shown))}
                  value={fieldOf.get(shown.column) ?? ''}
                  onChange={({ target: { value } }) =>
                    onAssign(shown.column, sheetFields.find((field) => field === value) ?? null)
                  }
                >
                  <option value="">{unassigned(shown)}</option>
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
            ),
          },
          { head: texts.example, cell: ({ sample }) => sample },
        ]}
      />
      {preview.moreColumns > 0 && <p className="panel-hint">{texts.moreColumns(preview.moreColumns)}</p>}
    </div>
  );
}
