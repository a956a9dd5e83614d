import type { BusinessForm } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../platform/api/api-error.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { createBusiness, editBusiness, retryChange } from './api.js';
import { refreshLists } from '../kit/business/refresh-lists.js';
import { businessQuery, loadBusiness } from '../kit/business/get-business.js';
import { faultyFields, type FormField } from '../kit/business-form/form-draft.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

const CONFLICT = 409;

/** A change to a business as it was loaded, or a new business. */
interface BusinessChange {
  readonly base: ManagedBusiness | null;
  /** Key of a new business, so that sending it twice creates only one. */
  readonly key: string;
  readonly form: BusinessForm;
}

/**
 * Saves businesses and shows the outcome in a toast. After a conflict, `conflict` is the version that was saved in
 * the meantime.
 */
export function useSaveBusiness(onSaved: (saved: ManagedBusiness) => void) {
  const { form: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<ManagedBusiness | null>(null);
  const [faulty, setFaulty] = useState<readonly FormField[]>([]);
  const mutation = useMutation({
    mutationFn: ({ base, key, form }: BusinessChange) =>
      base ? editBusiness(base.id, base.version, form) : createBusiness(key, form),
    retry: (failures, error) => retryChange(failures, error),
    onMutate: () => setFaulty([]),
    onSuccess: (saved, { base }) => {
      queries.setQueryData(businessQuery(saved.id).queryKey, saved);
      onSaved(saved);
      refreshLists(queries);
      toast({ title: base ? texts.saved : texts.created, description: texts.savedText });
    },
    onError: async (error, { base }) => {
      setFaulty(faultyFields(error.message));
      const theirs =
        base && statusOf(error) === CONFLICT ? await loadBusiness(base.id).catch(() => null) : null;
      setConflict(theirs);
      // The dialog explains what to do; an additional toast would contradict it.
      if (theirs) return;
      toast({ kind: 'error', title: texts.failed, description: faultText(error) });
    },
  });
  return { save: mutation.mutate, isSaving: mutation.isPending, faulty, conflict, setConflict };
}
