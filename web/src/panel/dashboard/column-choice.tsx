import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { LIST_COLUMNS, type ListColumn } from './table-columns.js';

interface ColumnChoiceProps {
  readonly shown: readonly ListColumn[];
  readonly onChange: (columns: readonly ListColumn[] | null) => void;
}

/** Lets the operator choose the list's columns; the name is always among them. */
export function ColumnChoice({ shown, onChange }: ColumnChoiceProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const toggle = (column: ListColumn): void =>
    onChange(shown.includes(column) ? shown.filter((each) => each !== column) : [...shown, column]);
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="column-choice" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.chooseColumns}</summary>
      {isOpen && (
        <fieldset>
          <legend className="visually-hidden">{texts.chooseColumns}</legend>
          {LIST_COLUMNS.map(([column]) => (
            <label key={column}>
              <input
                type="checkbox"
                checked={shown.includes(column)}
                disabled={column === 'name'}
                onChange={() => toggle(column)}
              />
              {texts.columns[column]}
            </label>
          ))}
          <Button type="button" size="sm" variant="outline" onClick={() => onChange(null)}>
            {texts.resetColumns}
          </Button>
        </fieldset>
      )}
    </details>
  );
}
