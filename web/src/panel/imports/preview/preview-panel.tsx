import { Button } from '@chakra-ui/react';
import type { SheetMapping } from '@gewerk/contracts';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useFaultText } from '../../kit/api/use-fault-text.js';
import { SelectField } from '../../../ui/forms/select-field.js';
import { PreviewCategories } from './preview-categories.js';
import { rememberMapping } from '../file/remembered-mapping.js';
import type { SheetReading } from '../upload/send-sheet.js';
import { PreviewColumns } from './preview-columns.js';
import { PreviewCounts } from './preview-counts.js';
import { PreviewRows } from './preview-rows.js';
import { UploadProgress } from '../upload/upload-progress.js';
import { named, type PreviewControl } from './use-preview.js';

interface PreviewPanelProps {
  readonly file: File;
  /** Number of further files of the import, which are not previewed. */
  readonly others: number;
  readonly preview: PreviewControl;
  readonly onRefresh: () => void;
  readonly onSheet: (sheet: string) => void;
  readonly onStart: (reading: SheetReading) => void;
}

export function PreviewPanel(props: PreviewPanelProps) {
  const { file, others, preview: control, onRefresh, onSheet, onStart } = props;
  const { importPreview: texts } = usePageTexts('admin');
  const faultText = useFaultText();
  const { state, assign, fileUnder, close } = control;
  if (state.kind === 'none') return null;
  if (state.kind === 'reading')
    return <UploadProgress files={[file]} loaded={state.loaded} onAbort={close} stop={texts.stop} />;
  if (state.kind === 'failed') {
    return (
      <div className="import-preview">
        <p role="alert" className="panel-fault">
          {texts.failed} {faultText(state.error)}
        </p>
        <div className="import-actions">
          <Button onClick={onRefresh}>{texts.again}</Button>
          <Button variant="outline" onClick={close}>
            {texts.close}
          </Button>
        </div>
      </div>
    );
  }
  const { preview, mapping, isStale, isRemembered, choice } = state;
  const columns = named(mapping);
  const { sheets = [] } = preview;
  const start = (chosen: SheetMapping): void => {
    rememberMapping(preview, chosen);
    onStart({ ...choice, columns: chosen });
  };
  return (
    <section className="import-preview" aria-labelledby="import-preview-title">
      <div>
        <h3 id="import-preview-title">{texts.title}</h3>
        <p className="panel-hint">
          {texts.sheet(preview.sheetName, preview.headerRow)} {texts.nothingWritten}
        </p>
        {others > 0 && <p className="panel-hint">{texts.others(file.name, others)}</p>}
      </div>
      {sheets.length > 1 && (
        <SelectField
          id="import-sheet"
          name="sheet"
          label={texts.chooseSheet}
          value={choice.sheet ?? preview.sheetName}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={onSheet}
        />
      )}
      <PreviewCounts preview={preview} isStale={isStale} />
      {isRemembered && (
        <p role="status" className="panel-hint">
          {texts.remembered}
        </p>
      )}
      <PreviewColumns preview={preview} mapping={mapping} onAssign={assign} />
      <PreviewCategories
        found={preview.categories ?? []}
        chosen={choice.categories ?? {}}
        onChoose={fileUnder}
      />
      {!columns && (
        <p role="alert" className="panel-fault">
          {texts.needsName}
        </p>
      )}
      {preview.rows.length > 0 && (
        <PreviewRows rows={preview.rows} problems={preview.problems} isStale={isStale} />
      )}
      <p role="status" className="import-stale">
        {isStale && columns ? texts.stale : ''}
      </p>
      <div className="import-actions">
        <Button disabled={!columns} onClick={() => columns && start(columns)}>
          {texts.start}
        </Button>
        <Button variant="outline" disabled={!columns || !isStale} onClick={onRefresh}>
          {texts.refresh}
        </Button>
        <Button variant="outline" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </section>
  );
}
