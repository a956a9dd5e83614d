import { Input } from '@chakra-ui/react';
import type { SheetChoice } from '@gewerk/contracts';
import type { ImportPreview } from '@gewerk/contracts/bus';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelLocale } from '../../kit/figures/panel-locale.js';
import { PanelTable } from '../../kit/lists/panel-table.js';
import { categoriesQuery } from '../../kit/pickers/get-values.js';

interface PreviewCategoriesProps {
  readonly found: NonNullable<ImportPreview['categories']>;
  readonly chosen: NonNullable<SheetChoice['categories']>;
  /** Called with undefined to keep the value, or with null to skip its rows. */
  readonly onChoose: (value: string, category: string | null | undefined) => void;
}

/**
 * The raw categories in the file, each with its number of rows. Each is kept, filed under another category
 * (existing ones are offered), or skipped.
 */
export function PreviewCategories({ found, chosen, onChoose }: PreviewCategoriesProps) {
  const { categories: texts } = usePageTexts('admin').importPreview;
  const locale = usePanelLocale();
  const { data: listed = [] } = useQuery(categoriesQuery);
  if (found.length === 0) return null;
  return (
    <details className="import-mapping">
      <summary id="import-categories-title">{texts.title(found.length)}</summary>
      <p className="panel-hint">{texts.hint}</p>
      <PanelTable
        labelledBy="import-categories-title"
        rows={found}
        keyOf={({ value }) => value}
        columns={[
          { head: texts.value, cell: ({ value }) => value, isName: true },
          {
            head: texts.fileUnder,
            cell: ({ value }) => (
              <Input
                size="sm"
                list="import-categories-listed"
                aria-label={texts.fileUnderOf(value)}
                placeholder={texts.asItIs}
                disabled={chosen[value] === null}
                value={chosen[value] ?? ''}
                onChange={({ target }) => onChoose(value, target.value === '' ? undefined : target.value)}
              />
            ),
          },
          {
            head: texts.skip,
            cell: ({ value }) => (
              <input
                type="checkbox"
                aria-label={texts.skipOf(value)}
                checked={chosen[value] === null}
                onChange={({ target }) => onChoose(value, target.checked ? null : undefined)}
              />
            ),
          },
          { head: texts.rows, cell: ({ rows }) => rows.toLocaleString(locale), className: 'number' },
        ]}
      />
      <datalist id="import-categories-listed">
        {listed.map(({ category }) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </details>
  );
}
