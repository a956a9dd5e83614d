import { Button } from '@chakra-ui/react';
import { IMPORT } from '@gewerk/contracts/limits';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, lazy, useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { SelectField } from '../../../ui/forms/select-field.js';
import { Part } from '../../../ui/feedback/part.js';
import { ChosenFiles } from './chosen-files.js';
import { SheetTemplate } from './sheet-template.js';
import { type ImportMode, importModes } from '../import-mode.js';
import type { SheetReading } from '../upload/send-sheet.js';
import { usePreview } from '../preview/use-preview.js';

interface ChooseSheetProps {
  /** Several files with the same columns form one import. */
  readonly files: readonly File[];
  readonly onChoose: (files: readonly File[]) => void;
  readonly onClear: () => void;
  readonly onStart: (mode: ImportMode, reading?: SheetReading) => void;
}

/** Loaded when a preview is requested. */
const PreviewPanel = lazy(async () => ({
  default: (await import('../preview/preview-panel.js')).PreviewPanel,
}));

const ACCEPTED = '.xlsx,.xls,.csv';

/**
 * Accepts chosen or dropped files, shows their names and sizes, previews the first file on request, and
 * starts the import.
 */
export function ChooseSheet({ files, onChoose: choose, onClear, onStart }: ChooseSheetProps) {
  const { imports: texts, importPreview: previewTexts } = usePageTexts('admin');
  const preview = usePreview();
  const [isOver, setOver] = useState(false);
  const [mode, setMode] = useState<ImportMode>('skip');
  const [file] = files;
  const fault = faultOfAll(files, texts);
  const onChoose = (chosen: FileList | null): void => {
    if (!chosen || chosen.length === 0) return;
    preview.close();
    choose([...chosen].sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true })));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onChoose(event.dataTransfer.files);
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
        <span className="panel-hint">{texts.several}</span>
        <input
          type="file"
          multiple
          className="visually-hidden"
          accept={ACCEPTED}
          onChange={({ target }) => {
            onChoose(target.files);
            // Allow the same file to be chosen again.
            target.value = '';
          }}
        />
      </label>
      {!file && <SheetTemplate />}
      {file && (
        <div className="import-chosen">
          <ChosenFiles files={files} />
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
            <Part>
              <PreviewPanel
                file={file}
                others={files.length - 1}
                preview={preview}
                onRefresh={() => preview.read(file, mode)}
                onSheet={(sheet) => preview.read(file, mode, { sheet })}
                onStart={(reading) => onStart(mode, reading)}
              />
            </Part>
          )}
        </div>
      )}
    </>
  );
}

type FaultTexts = Readonly<Record<'tooLarge' | 'wrongKind' | 'tooMany', string>>;

/**
 * The fault for which the server would refuse the files, detected before they are sent; with several files, the text
 * includes the name of the first faulty one.
 */
function faultOfAll(files: readonly File[], texts: FaultTexts): string | null {
  if (files.length > IMPORT.maxFiles) return texts.tooMany;
  for (const file of files) {
    const fault = faultOf(file, texts);
    if (fault !== null) return files.length > 1 ? `${file.name}: ${fault}` : fault;
  }
  return null;
}

function faultOf(file: File, texts: FaultTexts): string | null {
  if (!/\.(?:xlsx?|csv)$/i.test(file.name)) return texts.wrongKind;
  return file.size > IMPORT.maxBytes ? texts.tooLarge : null;
}
