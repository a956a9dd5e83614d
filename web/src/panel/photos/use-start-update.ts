import { PHOTO_UPDATE } from '@gewerk/contracts/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../platform/api/api-error.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { photoUpdateQuery, startUpdate } from './api.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

const CONFLICT = 409;
/**
 * Query keys of the counts and the list, which are refetched some seconds after the start (admin specification,
 * section 4).
 */
const REFETCHED = [
  ['admin', 'stats'],
  ['admin', 'businesses'],
] as const;

/** Starts the photo update. `isRecent` is true from the start until the counts and the list are refetched. */
export function useStartUpdate() {
  const { photoUpdate: texts } = usePageTexts('admin');
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [isRecent, setRecent] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: photoUpdateQuery.queryKey });
  const start = useMutation({
    mutationFn: startUpdate,
    // A second start would be answered with a conflict.
    retry: false,
    onSuccess: () => {
      setRecent(true);
      // Refetch even if another tab of the panel is open by then: the counts would otherwise stay outdated for an
      // hour.
      setTimeout(() => {
        setRecent(false);
        for (const queryKey of REFETCHED) void queries.invalidateQueries({ queryKey });
      }, PHOTO_UPDATE.refetchDelay);
      return refresh();
    },
    onError: (error) => {
      const description = statusOf(error) === CONFLICT ? texts.goingOn : faultText(error);
      toast({ kind: 'error', title: texts.startFailed, description });
      return refresh();
    },
  });
  return { start, isRecent };
}
