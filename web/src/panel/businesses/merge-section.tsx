import { Button } from '@chakra-ui/react';
import type { MergeField } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { mergeBusinesses, retryChange } from './api.js';
import { refreshLists } from '../kit/business/refresh-lists.js';
import { businessQuery, loadBusiness } from '../kit/business/get-business.js';
import { BusinessFinder } from './business-finder.js';
import { MergeDialog } from './merge-dialog.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

interface MergeSectionProps {
  readonly business: ManagedBusiness;
  /** Whether there are unsaved changes, which a merge would lose. */
  readonly isChanged: boolean;
  readonly onMerged: (merged: ManagedBusiness, gone: ManagedBusiness) => void;
}

/** The business to be removed, and which of its values are kept. */
interface Choice {
  readonly goes: ManagedBusiness;
  readonly fields: readonly MergeField[];
}

export function MergeSection({ business, isChanged, onMerged }: MergeSectionProps) {
  const { merge: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [other, setOther] = useState<ManagedBusiness | null>(null);
  const fail = (error: Error): unknown =>
    toast({ kind: 'error', title: texts.failed, description: faultText(error) });
  const choice = useMutation({
    mutationFn: (id: string) => loadBusiness(id),
    onSuccess: setOther,
    onError: fail,
  });
  const merge = useMutation({
    mutationFn: ({ goes, fields }: Choice) => mergeBusinesses(business, goes, fields),
    retry: (failures, error) => retryChange(failures, error),
    onSuccess: (merged, { goes }) => {
      queries.setQueryData(businessQuery(merged.id).queryKey, merged);
      queries.removeQueries({ queryKey: businessQuery(goes.id).queryKey });
      refreshLists(queries);
      onMerged(merged, goes);
      toast({ title: texts.done });
    },
    onError: fail,
  });
  return (
    <section className="panel-section" aria-labelledby="merge-title">
      <h2 id="merge-title">{texts.title}</h2>
      <p>{texts.intro}</p>
      {isChanged ? (
        <p>{texts.unsaved}</p>
      ) : (
        <BusinessFinder id="merge-search" label={texts.find} except={business.id}>
          {(found) => (
            <Button
              variant="outline"
              size="sm"
              aria-label={`${texts.submit}: ${found.name}`}
              disabled={choice.isPending || merge.isPending}
              onClick={() => choice.mutate(found.id)}
            >
              {texts.submit}
            </Button>
          )}
        </BusinessFinder>
      )}
      {other && (
        <MergeDialog
          stays={business}
          goes={other}
          onConfirm={(fields) => merge.mutate({ goes: other, fields })}
          onClose={() => setOther(null)}
        />
      )}
    </section>
  );
}
