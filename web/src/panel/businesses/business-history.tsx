import { Button } from '@chakra-ui/react';
import type { BusinessForm } from '@gewerk/contracts';
import type { BusinessChange, ManagedBusiness } from '@gewerk/contracts/bus';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { useFaultText } from '../kit/api/use-fault-text.js';
import { businessQuery } from '../kit/business/get-business.js';
import { refreshLists } from '../kit/business/refresh-lists.js';
import { emptyForm, type FormField } from '../kit/business-form/form-draft.js';
import { NOTHING, useWrittenField } from '../kit/business-form/use-written-field.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { useMayCall } from '../kit/session/use-may-call.js';
import { useAccountName } from '../kit/business/use-account-name.js';
import { businessHistory, editBusiness, retryChange } from './api.js';

interface BusinessHistoryProps {
  readonly business: ManagedBusiness;
  /** While the form has unsaved changes, which are based on another version, nothing can be restored. */
  readonly isChanged: boolean;
  readonly onRestored: (business: ManagedBusiness) => void;
}

/**
 * The changes of a business: who made them, when and from where, with the former value of each field, which can be
 * restored.
 */
export function BusinessHistory({ business, isChanged, onRestored }: BusinessHistoryProps) {
  const { history: texts } = usePageTexts('admin');
  const [isOpen, setOpen] = useState(false);
  const loaded = useQuery({
    queryKey: ['admin', 'business-history', business.id, business.version],
    queryFn: ({ signal }) => businessHistory(business.id, signal),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <details
      className="panel-section panel-fold"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{texts.title}</h2>
      </summary>
      {isOpen && loaded.isPending && <p role="status">{texts.loading}</p>}
      {isOpen && loaded.isError && (
        <p role="alert" className="panel-fault">
          {texts.loadFailed}{' '}
          <Button size="sm" variant="outline" onClick={() => void loaded.refetch()}>
            {texts.again}
          </Button>
        </p>
      )}
      {loaded.data && (
        <ol className="panel-history" aria-label={texts.title}>
          {loaded.data.changes.map((change) => (
            <li key={`${change.at} ${change.kind}`}>
              <Change {...{ change, business, isChanged, onRestored }} />
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}

function Change({ change, ...props }: BusinessHistoryProps & { readonly change: BusinessChange }) {
  const { history: texts, businesses } = usePageTexts('admin');
  const { at, kind, origin, account, other, before, cut } = change;
  const by = useAccountName()(account);
  return (
    <>
      <p className="panel-history-head">
        <PanelTime instant={at} /> · <strong>{texts.kinds[kind]}</strong> · {texts.origins[origin]}
        {by && ` · ${by}`}
        {other && ` · ${texts.other(other.name)}`}
      </p>
      {Object.keys(before).length > 0 && (
        <dl className="panel-history-fields">
          {(Object.keys(before) as FormField[]).map((field) => (
            <FieldChange key={field} {...{ field, change, ...props }} />
          ))}
        </dl>
      )}
      {cut.length > 0 && (
        <p className="panel-hint">
          {texts.cut(cut.map((field) => businesses.form.fields[field]).join(', '))}
        </p>
      )}
    </>
  );
}

/** Whether a value is too long to share a line with another value. */
const isLong = (value: string): boolean => value.length > LONGEST_IN_LINE || value.includes('\n');

const LONGEST_IN_LINE = 40;

/** Latitude and longitude are only meaningful together. */
const PARTNERS: Partial<Record<FormField, FormField>> = { latitude: 'longitude', longitude: 'latitude' };

function FieldChange({
  field,
  change: { before, after },
  business,
  isChanged,
  onRestored,
}: BusinessHistoryProps & { readonly field: FormField; readonly change: BusinessChange }) {
  const { history: texts, businesses } = usePageTexts('admin');
  const faultText = useFaultText();
  const queries = useQueryClient();
  const mayCall = useMayCall();
  const written = useWrittenField();
  const label = businesses.form.fields[field];
  const restore = useMutation({
    mutationFn: () => editBusiness(business.id, business.version, formerForm(business.form, before, field)),
    retry: (failures, error) => retryChange(failures, error),
    onSuccess: (saved) => {
      queries.setQueryData(businessQuery(saved.id).queryKey, saved);
      refreshLists(queries);
      onRestored(saved);
      toast({ title: texts.restored(label) });
    },
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: faultText(error) }),
  });
  const [from, to] = [before, after].map((values) => written({ ...emptyForm, ...values }, field)) as [
    string,
    string,
  ];
  const isSo = JSON.stringify(business.form[field]) === JSON.stringify(before[field]);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={isLong(from) || isLong(to) ? 'is-long' : undefined}>
        {/* A dash that is struck through would look like '='. */}
        {from === NOTHING ? <span>{from}</span> : <del>{from}</del>} <span aria-hidden="true">→</span>{' '}
        <ins>{to}</ins>
      </dd>
      {mayCall('editBusiness') && !isSo && (
        <dd>
          <Button
            size="sm"
            variant="outline"
            disabled={isChanged || restore.isPending}
            title={isChanged ? texts.saveFirst : undefined}
            aria-label={texts.restoreField(label)}
            onClick={() => restore.mutate()}
          >
            {texts.restore}
          </Button>
        </dd>
      )}
    </div>
  );
}

function formerForm(form: BusinessForm, before: BusinessChange['before'], field: FormField): BusinessForm {
  const partner = PARTNERS[field];
  const fields = partner && partner in before ? [field, partner] : [field];
  return { ...form, ...Object.fromEntries(fields.map((each) => [each, before[each]])) };
}
