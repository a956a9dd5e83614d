import { useMutation, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../platform/api/api-error.js';
import { toast, type ToastMessage } from '../../../ui/toast/toast-store.js';
import { useKeptFocus } from '../../../shared/forms/use-kept-focus.js';
import { useFaultText } from './use-fault-text.js';

const SERVER_FAULT = 500;

interface PanelAction<Input, Answer> {
  /** Must be safe to repeat, since it is tried a second time if there was no response or a server error. */
  readonly act: (input: Input) => Promise<Answer>;
  /** The toast shown after a success. */
  readonly done: (answer: Answer) => ToastMessage;
  /** Title of the toast shown after a failure. */
  readonly failed: string;
  /** Keys of the queries to refetch. */
  readonly touches: readonly (readonly string[])[];
  readonly onDone?: (answer: Answer) => void;
}

/** A change made in the panel: shows its outcome in a toast and refetches the queries it affects. */
export function usePanelAction<Input, Answer>(action: PanelAction<Input, Answer>) {
  const faultText = useFaultText();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: action.act,
    retry: (failures, error) => failures < 1 && (statusOf(error) === 0 || statusOf(error) >= SERVER_FAULT),
    onSuccess: async (answer) => {
      toast(action.done(answer));
      action.onDone?.(answer);
      await Promise.all(action.touches.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
    onError: (error) => toast({ kind: 'error', title: action.failed, description: faultText(error) }),
  });
  useKeptFocus(change.isPending);
  return change;
}
