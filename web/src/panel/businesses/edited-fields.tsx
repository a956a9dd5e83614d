import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, X } from 'lucide-react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { Tooltip } from '../../ui/tooltip/tooltip.js';
import { useFaultText } from '../kit/api/use-fault-text.js';
import { businessQuery } from '../kit/business/get-business.js';
import { useMayCall } from '../kit/session/use-may-call.js';
import { releaseField } from './api.js';

interface EditedFieldsProps {
  readonly business: ManagedBusiness;
  readonly onReleased: (business: ManagedBusiness) => void;
}

/** Fields that imports leave as they are because someone has edited them; each can be released. */
export function EditedFields({ business, onReleased }: EditedFieldsProps) {
  const { history: texts, businesses } = usePageTexts('admin');
  const faultText = useFaultText();
  const queries = useQueryClient();
  const mayRelease = useMayCall()('releaseFields');
  const release = useMutation({
    mutationFn: (field: NonNullable<ManagedBusiness['edited']>[number]) =>
      releaseField(business.id, business.version, field),
    onSuccess: (saved) => {
      queries.setQueryData(businessQuery(saved.id).queryKey, saved);
      onReleased(saved);
    },
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: faultText(error) }),
  });
  const { edited = [] } = business;
  if (edited.length === 0) return null;
  return (
    <div className="panel-edited" role="group" aria-label={texts.edited}>
      <Lock size={16} aria-hidden="true" />
      <span title={texts.editedHint}>{texts.edited}</span>
      {edited.map((field) => (
        <span key={field} className="panel-chip">
          {businesses.form.fields[field]}
          {mayRelease && (
            <Tooltip text={texts.release(businesses.form.fields[field])}>
              <button
                type="button"
                className="panel-icon"
                aria-label={texts.release(businesses.form.fields[field])}
                disabled={release.isPending}
                onClick={() => release.mutate(field)}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </Tooltip>
          )}
        </span>
      ))}
    </div>
  );
}
