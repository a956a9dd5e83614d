import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useLink } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { ADMIN_PATH } from '../../kit/navigation/panel-address.js';
import { chosenColumns, downloadExport } from '../../kit/export/download-export.js';
import { useExportShape } from '../../kit/export/use-export-shape.js';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.js';
import { firstList } from '../../kit/business-list/list-state.js';
import { landing } from '../../kit/navigation/use-landing.js';
import { checkSelection, type FrozenSelection, updateSelectedPhotos } from './api.js';
import type { SelectionWork } from './change-of.js';

interface SelectionWorkDialogProps {
  readonly work: SelectionWork;
  readonly selection: FrozenSelection;
  readonly onFailed: (error: Error) => void;
  /** Called once the work has started, or the export has been downloaded. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation with the counts of a frozen selection, then starts the work and shows its progress. */
export function SelectionWorkDialog({
  work,
  selection,
  onFailed,
  onDone,
  onClose,
}: SelectionWorkDialogProps) {
  const { bulk: texts } = usePageTexts('admin');
  const link = useLink();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [shape] = useExportShape();
  const { id, total, websites, examples } = selection;
  const start = useMutation({
    mutationFn: async (): Promise<string | null> => {
      switch (work) {
        case 'check':
          await checkSelection(id);
          await queries.invalidateQueries({ queryKey: ['admin', 'validation-status'] });
          return '/url-validation-status';
        case 'photos':
          await updateSelectedPhotos(id);
          await queries.invalidateQueries({ queryKey: ['admin', 'photo-update'] });
          return `${ADMIN_PATH}#photo-update-title`;
        case 'export':
          await downloadExport({ type: 'all', selection: id, ...chosenColumns(shape) }, firstList);
          return null;
      }
    },
    // A second start would be answered with a conflict.
    retry: false,
    onError: onFailed,
    onSuccess: (progress) => {
      onDone();
      if (progress !== null) void navigate(link(progress), landing);
    },
  });
  const counted = work === 'export' ? total : websites;
  return (
    <ConfirmDialog
      title={texts.confirmTitle[work]}
      text={texts.workText[work](counted, total, examples)}
      confirm={texts.workConfirm[work](counted)}
      cancel={texts.cancel}
      isPossible={counted > 0}
      onConfirm={() => start.mutate()}
      onClose={onClose}
    />
  );
}
