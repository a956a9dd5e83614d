import { Button } from '@chakra-ui/react';
import { IMPORT } from '@gewerk/contracts/limits';
import { FileSpreadsheet } from 'lucide-react';
import { useState, type DragEvent } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { useInstant } from '../kit/panel-locale.js';
import { SheetTemplate } from './sheet-template.js';
import { type ImportMode, importModes } from './import-mode.js';
import type { SheetReading } from './send-sheet.js';
import { PreviewPanel } from './preview-panel.js';
import { usePreview } from './use-preview.js';

interface ChooseSheetProps {
  readonly file: File | null;
  readonly onChoose: (file: File) => void;
  readonly onClear: () => void;
  readonly onStart: (mode: ImportMode, reading?: SheetReading) => void;
}

const ACCEPTED = '.xlsx,.xls,.csv';

/** Takes a chosen or dropped file, shows its name and size, previews it on request, and starts its import. */
export function ChooseSheet({ file, onChoose: choose, onClear, onStart }: ChooseSheetProps) {
  const { imports: texts, importPreview: previewTexts } = usePageTexts('admin');
  const preview = usePreview();
  const shownInstant = useInstant();
  const [isOver, setOver] = useState(false);
  const [mode, setMode] = useState<ImportMode>('skip');
  const fault = file && faultOf(file, texts);
  const onChoose = (chosen: File): void => {
    preview.close();
    choose(chosen);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped) onChoose(dropped);
  };
  return (
    <>
      <label
        className="import-drop"
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileSpreadsheet size={28} aria-hidden="true" />
        <span className="import-drop-title">{texts.choose}</span>
        <span className="panel-hint">{texts.limit}</span>
        <input
          type="file"
          className="visually-hidden"
          accept={ACCEPTED}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) onChoose(chosen);
            // So that the same file can be chosen again.
            target.value = '';
          }}
        />
      </label>
      {!file && <SheetTemplate />}
      {file && (
        <div className="import-chosen">
          <dl className="import-details">
            <div>
              <dt>{texts.file}</dt>
              <dd>{file.name}</dd>
            </div>
            <div>
              <dt>{texts.size}</dt>
              <dd>{texts.megabytes(file.size)}</dd>
            </div>
            <div>
              <dt>{texts.modified}</dt>
              <dd>{shownInstant(new Date(file.lastModified).toISOString())}</dd>
            </div>
          </dl>
          {fault && (
            <p role="alert" className="panel-fault">
              {fault}
            </p>
          )}
          <SelectField
            id="import-mode"
            name="mode"
            label={texts.duplicates}
            value={mode}
            options={importModes.map((value) => ({ value, label: texts[value] }))}
            onChange={(value) => {
              setMode(value as ImportMode);
              preview.outdate();
            }}
          />
          {preview.state.kind === 'none' ? (
            <div className="import-actions">
              <Button disabled={fault !== null} onClick={() => onStart(mode)}>
                {texts.start}
              </Button>
              <Button variant="outline" disabled={fault !== null} onClick={() => preview.read(file, mode)}>
                {previewTexts.open}
              </Button>
              <Button variant="outline" onClick={onClear}>
                {texts.clear}
              </Button>
            </div>
          ) : (
            <PreviewPanel
              file={file}
              preview={preview}
              onRefresh={() => preview.read(file, mode)}
              onSheet={(sheet) => preview.read(file, mode, { sheet })}
              onStart={(reading) => onStart(mode, reading)}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Faults that the server would refuse, found before sending. */
function faultOf(
  file: File,
  texts: { readonly tooLarge: string; readonly wrongKind: string },
): string | null {
  if (!/\.(?:xlsx?|csv)$/i.test(file.name)) return texts.wrongKind;
  return file.size > IMPORT.maxBytes ? texts.tooLarge : null;
}
