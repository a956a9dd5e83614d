import { Button } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { firstClick } from '../../kit/first-click.js';
import { cancelRun } from '../api.js';
import { importPace } from './import-progress.js';
import type { HeardRun } from './use-newest-run.js';
import { useFaultText } from '../../kit/api/use-fault-text.js';

export function RunProgress({ run, at }: HeardRun) {
  const faultText = useFaultText();
  const { imports: texts } = usePageTexts('admin');
  const cancel = useMutation({
    mutationFn: () => cancelRun(run.id),
    onError: (error) => toast({ kind: 'error', title: texts.cancelFailed, description: faultText(error) }),
  });
  const isCancelling = cancel.isPending || cancel.isSuccess;
  const { rate, remaining } = importPace(run, at);
  return (
    <div className="import-progress">
      <p role="status">
        <strong>
          {isCancelling ? texts.cancelling : run.state === 'queued' ? texts.queued : texts.running}
        </strong>{' '}
        {texts.fileNames(run.fileName, (run.files ?? 1) - 1)}
      </p>
      <progress
        aria-label={texts.running}
        max={run.total ?? undefined}
        value={run.total === null ? undefined : Math.min(run.processed, run.total)}
      />
      <p className="import-figures">
        <span>{texts.processed(run.processed, run.total)}</span>
        {rate !== null && <span>{texts.rate(rate)}</span>}
        {remaining !== null && <span>{texts.remaining(remaining)}</span>}
      </p>
      <div className="import-actions">
        <Button
          variant="outline"
          size="sm"
          disabled={isCancelling}
          onClick={firstClick(() => cancel.mutate())}
        >
          {texts.cancel}
        </Button>
      </div>
    </div>
  );
}
