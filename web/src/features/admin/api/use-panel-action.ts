import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../app/api/api-error.js';
import { toast, type ToastMessage } from '../../../ui/toast/toast-store.js';

const SERVER_FAULT = 500;

interface PanelAction<Input, Answer> {
  /** Must be safe to repeat: it is tried a second time where no answer came. */
  readonly act: (input: Input) => Promise<Answer>;
  /** What the toast says once it is done. */
  readonly done: (answer: Answer) => ToastMessage;
  /** Title of the toast that tells of a failure. */
  readonly failed: string;
  /** What has to be read again. */
  readonly touches: readonly (readonly string[])[];
  readonly onDone?: (answer: Answer) => void;
}

/** Changes something in the panel, tells what came of it, and has what it touches read again. */
export function usePanelAction<Input, Answer>(action: PanelAction<Input, Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: action.act,
    retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= SERVER_FAULT),
    onSuccess: async (answer) => {
      toast(action.done(answer));
      action.onDone?.(answer);
      await Promise.all(action.touches.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => toast({ kind: 'error', title: action.failed, description: error.message }),
  });
}
