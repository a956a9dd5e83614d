import { Button } from '@chakra-ui/react';
import { bulkFields } from '@gewerk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useKeptFocus } from '../../../shared/forms/use-kept-focus.js';
import { optionsOf, SelectField } from '../../../ui/forms/select-field.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.js';
import type { ListState } from '../../kit/business-list/list-state.js';
import { type BulkRequest, bulkRunsQuery, freezeSelected, previewBulk, startBulk } from './api.js';
import {
  type BulkDraft,
  changeOf,
  isWork,
  type SelectionWork,
  selectionWorks,
  writtenChange,
} from './change-of.js';
import { FieldValue } from './field-value.js';
import { asked, type Selection, sizeOf } from './selection.js';
import { SelectionWorkDialog } from './selection-work.js';
import { useChangeText } from './use-change-text.js';
import './bulk.css';
import { useFaultText } from '../../kit/api/use-fault-text.js';

interface BulkBarProps {
  readonly selection: Selection;
  readonly list: ListState;
  /** Number of matches of the list's filters. */
  readonly total: number;
  readonly onAll: () => void;
  /** Called once a change is running; the list of changes then receives the focus. */
  readonly onStarted: () => void;
  readonly onClear: () => void;
}

/** Actions on the selected businesses; each first counts the businesses, then asks for confirmation. */
export function BulkBar({ selection, list, total, onAll, onStarted, onClear }: BulkBarProps) {
  const { bulk: texts } = usePageTexts('admin');
  const faultText = useFaultText();
  const changeText = useChangeText();
  const queries = useQueryClient();
  const isTrash = list.filters.status === 'deleted';
  const [draft, setDraft] = useState<BulkDraft>({ action: 'set', field: 'category', value: '' });
  const wanted: BulkDraft = isTrash ? { ...draft, action: 'restore' } : draft;
  const action = wanted.action === 'restore' && !isTrash ? 'set' : wanted.action;
  const change = changeOf({ ...wanted, action });
  const failed = (error: Error) =>
    toast({ kind: 'error', title: texts.failed, description: faultText(error) });
  const preview = useMutation({ mutationFn: previewBulk, retry: false, onError: failed });
  const start = useMutation({
    mutationFn: startBulk,
    // A second start would be answered with a conflict.
    retry: false,
    onError: async (error) => {
      failed(error);
      // Another window may have started the conflicting run; it should be shown.
      await queries.invalidateQueries({ queryKey: bulkRunsQuery.queryKey });
    },
    onSuccess: async () => {
      onStarted();
      await queries.invalidateQueries({ queryKey: bulkRunsQuery.queryKey });
    },
  });
  const freeze = useMutation({
    mutationFn: async ({
      work,
      ...selected
    }: Pick<BulkRequest, 'selection'> & { readonly work: SelectionWork }) => ({
      work,
      frozen: await freezeSelected(selected),
    }),
    retry: false,
    onError: failed,
  });
  const size = sizeOf(selection);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isWork(action)) freeze.mutate({ work: action, selection: asked(selection, list) });
    else if (change) preview.mutate({ selection: asked(selection, list), change });
  };
  // Start the change that was counted, even if the selection has changed since.
  const { data: counted, variables: counting } = preview;
  const isCounting = preview.isPending || freeze.isPending;
  useKeptFocus(isCounting || start.isPending);
  return (
    <form className="bulk-bar" aria-label={texts.title} onSubmit={submit}>
      <p role="status">
        <strong>{texts.chosen(size)}</strong>{' '}
        {selection.kind === 'some' && total > size && (
          <Button type="button" size="sm" variant="outline" onClick={onAll}>
            {texts.all(total)}
          </Button>
        )}{' '}
        <Button type="button" size="sm" variant="outline" onClick={onClear}>
          {texts.clear}
        </Button>
      </p>
      <div className="bulk-fields">
        <SelectField
          id="bulk-action"
          name="action"
          label={texts.action}
          value={action}
          options={optionsOf(isTrash ? ['restore'] : ['set', 'delete', ...selectionWorks], texts.actions)}
          onChange={(value) => setDraft({ ...draft, action: value as BulkDraft['action'] })}
        />
        {action === 'set' && (
          <>
            <SelectField
              id="bulk-field"
              name="field"
              label={texts.field}
              value={draft.field}
              options={optionsOf(bulkFields, texts.fields)}
              onChange={(value) => setDraft({ ...draft, field: value as BulkDraft['field'], value: '' })}
            />
            <FieldValue
              field={draft.field}
              value={draft.value}
              onChange={(value) => setDraft({ ...draft, value })}
            />
          </>
        )}
        <Button type="submit" disabled={(!change && !isWork(action)) || isCounting || start.isPending}>
          {isCounting || start.isPending ? texts.counting : texts.preview}
        </Button>
      </div>
      {freeze.data && (
        <SelectionWorkDialog
          work={freeze.data.work}
          selection={freeze.data.frozen}
          onFailed={failed}
          onDone={onClear}
          onClose={() => freeze.reset()}
        />
      )}
      {counted && counting && (
        <ConfirmDialog
          title={texts.confirmTitle[counting.change.action]}
          text={`${changeText(writtenChange(counting.change))}. ${texts.confirmText(counted.changed, counted.total, counted.examples)}`}
          confirm={texts.confirm[counting.change.action](counted.changed)}
          cancel={texts.cancel}
          isPossible={counted.changed > 0}
          onConfirm={() => {
            const { total: expected, digest } = counted;
            start.mutate({ ...counting, expected, ...(digest !== undefined && { digest }) });
          }}
          onClose={() => preview.reset()}
        />
      )}
    </form>
  );
}
