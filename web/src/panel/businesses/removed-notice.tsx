import { Button } from '@chakra-ui/react';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { restoreBusiness, retryChange } from './api.js';
import { refreshLists } from '../kit/business/refresh-lists.js';
import { businessQuery } from '../kit/business/get-business.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

interface RemovedNoticeProps {
  readonly id: string;
  readonly text: string;
  readonly onRestored: (business: ManagedBusiness) => void;
}

/** Offers to restore a deleted business. Receives the focus, since the form was removed. */
export function RemovedNotice({ id, text, onRestored }: RemovedNoticeProps) {
  const { remove: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
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
    onError: (error) => toast({ kind: 'error', title: texts.undoFailed, description: faultText(error) }),
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
