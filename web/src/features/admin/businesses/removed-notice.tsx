import { Button } from '@chakra-ui/react';
import type { ManagedBusiness } from '@gewerk/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { businessQuery, refreshLists, restoreBusiness, retryChange } from './api.js';

interface RemovedNoticeProps {
  readonly id: string;
  readonly text: string;
  readonly onRestored: (business: ManagedBusiness) => void;
}

/** Says that a business was deleted and takes that back. It has the focus, which the deleted form lost. */
export function RemovedNotice({ id, text, onRestored }: RemovedNoticeProps) {
  const { remove: texts } = usePageTexts('admin').businesses;
  const queries = useQueryClient();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const restore = useMutation({
    mutationFn: () => restoreBusiness(id),
    retry: (failures, error) => retryChange(failures, error),
    onSuccess: (restored) => {
      queries.setQueryData(businessQuery(id).queryKey, restored);
      refreshLists(queries);
      onRestored(restored);
      toast({ title: texts.undone });
    },
    onError: (error) => toast({ kind: 'error', title: texts.undoFailed, description: error.message }),
  });
  return (
    <div className="panel-notice">
      <p role="status">{text}</p>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        disabled={restore.isPending}
        onClick={() => restore.mutate()}
      >
        {texts.undo}
      </Button>
    </div>
  );
}
