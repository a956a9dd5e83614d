import type { ImportUndo } from '@gewerk/contracts/bus';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { useRunFailure } from '../../kit/api/use-run-failure.js';

export function UndoState({ undo }: { readonly undo: ImportUndo }) {
  const { history: texts } = usePageTexts('admin').imports;
  const failureText = useRunFailure();
  const heading = { running: texts.undoing, done: texts.undone, failed: texts.undoFailed }[undo.state];
  const counts = [
    texts.removed(undo.removed),
    undo.restored > 0 && texts.restored(undo.restored),
    undo.kept > 0 && texts.kept(undo.kept),
  ].filter((text) => text !== false);
  return (
    <p className="import-undo" role="status" data-state={undo.state}>
      <strong>{heading}:</strong> {undo.state === 'failed' ? failureText(undo) : counts.join(', ')}
    </p>
  );
}
