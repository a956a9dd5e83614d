import { Button, Input } from '@chakra-ui/react';
import { type ExportFormat, exportFormats, type ExportType, exportTypes } from '@gewerk/contracts';
import { useState, type FormEvent } from 'react';
import { logFailure } from '../../platform/log-failure.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import type { ListState } from '../kit/business-list/list-state.js';
import { latestList } from '../kit/business-list/use-list-state.js';
import { chosenColumns, downloadExport } from '../kit/export/download-export.js';
import { useExportShape } from '../kit/export/use-export-shape.js';
import { localToday } from '../kit/figures/local-today.js';
import { ExportColumns } from './export-columns.js';
import './exports.css';

export function ExportArea({ list }: { readonly list: ListState }) {
  const { exports: texts } = usePageTexts('admin');
  const [type, setType] = useState<ExportType>('all');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [date, setDate] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [shape, setShape] = useExportShape();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (type === 'range' && (start === '' || end === '')) return window.alert(texts.rangeMissing);
    if (type === 'date' && date === '') return window.alert(texts.dateMissing);
    setBusy(true);
    await downloadExport(
      {
        type,
        ...(type === 'range' ? { start, end } : {}),
        ...(type === 'date' ? { date } : {}),
        ...chosenColumns(shape),
      },
      latestList(list),
    ).catch((error: unknown) => {
      // The failure is only logged (admin specification, section 8).
      logFailure('Export failed', error);
    });
    setBusy(false);
  };
  return (
    <form
      id="export"
      className="export-area"
      aria-labelledby="export-title"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h3 id="export-title">{texts.title}</h3>
      <p className="panel-hint">{texts.intro}</p>
      <div className="export-fields">
        <SelectField
          id="export-type"
          name="type"
          label={texts.type}
          value={type}
          options={optionsOf(exportTypes, texts.types)}
          onChange={(value) => setType(value as ExportType)}
        />
        {type === 'range' && (
          <>
            <RowField id="export-start" label={texts.start} value={start} onChange={setStart} />
            <RowField id="export-end" label={texts.end} value={end} onChange={setEnd} />
          </>
        )}
        {type === 'date' && (
          <div className="field">
            <label htmlFor="export-date">{texts.date}</label>
            <Input
              id="export-date"
              type="date"
              max={localToday()}
              aria-describedby="export-hint"
              value={date}
              onChange={({ target }) => setDate(target.value)}
            />
          </div>
        )}
        <SelectField
          id="export-format"
          name="format"
          label={texts.format}
          value={shape.format}
          options={optionsOf(exportFormats, texts.formats)}
          onChange={(value) => setShape({ ...shape, format: value as ExportFormat })}
        />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? texts.busy : texts.submit}
        </Button>
      </div>
      {type !== 'all' && (
        <p id="export-hint" className="panel-hint">
          {type === 'range' ? texts.rangeHint : texts.dateHint}
        </p>
      )}
      <ExportColumns chosen={shape.columns} onChange={(columns) => setShape({ ...shape, columns })} />
    </form>
  );
}

interface RowFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function RowField({ id, label, value, onChange }: RowFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="number"
        min={1}
        step={1}
        aria-describedby="export-hint"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
