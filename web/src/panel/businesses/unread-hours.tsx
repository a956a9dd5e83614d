import { Button } from '@chakra-ui/react';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { useFaultText } from '../kit/api/use-fault-text.js';
import { businessQuery } from '../kit/business/get-business.js';
import { refreshLists } from '../kit/business/refresh-lists.js';
import { sourceHoursText } from '../kit/business-form/source-hours.js';
import { Allowed } from '../kit/session/allowed.js';
import { workQuery } from '../kit/waiting/get-work.js';
import { dropUnreadHours, retryChange } from './api.js';

interface UnreadHoursProps {
  readonly business: ManagedBusiness;
  readonly onDropped: (business: ManagedBusiness) => void;
}

/**
 * The unreadable hours that the source supplied and nobody has corrected, with a button to drop them if they are
 * not opening hours.
 */
export function UnreadHours({ business: { id, version, unreadHours }, onDropped }: UnreadHoursProps) {
  const { hours: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const queries = useQueryClient();
  const drop = useMutation({
    mutationFn: () => dropUnreadHours(id, version),
    retry: (failures, error) => retryChange(failures, error),
    onSuccess: (dropped) => {
      queries.setQueryData(businessQuery(id).queryKey, dropped);
      refreshLists(queries);
      void queries.invalidateQueries({ queryKey: workQuery.queryKey });
      onDropped(dropped);
      toast({ title: texts.dropped });
    },
    onError: (error) => toast({ kind: 'error', title: texts.dropFailed, description: faultText(error) }),
  });
  if (unreadHours === undefined) return null;
  return (
    <div className="panel-unread-hours">
      <p>{texts.unread}</p>
      <p className="panel-letter">{sourceHoursText(unreadHours)}</p>
      <Allowed route="dropUnreadHours">
        <div className="panel-row-actions">
          <Button
            type="button"
            variant="outline"
            size="sm"
            aria-describedby="drop-unread-hint"
            disabled={drop.isPending}
            onClick={() => drop.mutate()}
          >
            {texts.dropUnread}
          </Button>
          <span id="drop-unread-hint" className="panel-hint">
            {texts.dropHint}
          </span>
        </div>
      </Allowed>
    </div>
  );
}
