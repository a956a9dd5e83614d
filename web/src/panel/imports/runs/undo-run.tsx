import { Button } from '@chakra-ui/react';
import type { ImportRun } from '@gewerk/contracts/bus';
import { useState } from 'react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { usePanelAction } from '../../kit/api/use-panel-action.js';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.js';
import { runsQuery, undoRun } from '../api.js';

export function UndoRun({ run }: { readonly run: ImportRun }) {
  const { history: texts } = usePageTexts('admin').imports;
  const [asks, setAsks] = useState(false);
  const undo = usePanelAction({
    act: () => undoRun(run.id),
    done: () => ({ title: texts.undoStarted }),
    failed: texts.undoFailed,
    touches: [runsQuery.queryKey as readonly string[]],
  });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={undo.isPending}
        aria-label={texts.undoOf(run.fileName)}
        onClick={() => setAsks(true)}
      >
        {texts.undo}
      </Button>
      {asks && (
        <ConfirmDialog
          title={texts.undoTitle}
          text={texts.undoText(run.fileName, run.imported)}
          confirm={texts.undoConfirm}
          cancel={texts.undoCancel}
          onConfirm={() => undo.mutate(undefined)}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}
