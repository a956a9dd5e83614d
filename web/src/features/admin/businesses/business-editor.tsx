import { Button } from '@chakra-ui/react';
import type { ManagedBusiness } from '@gewerk/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../../app/api/api-error.js';
import { paths } from '../../../app/paths.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { toast } from '../../../ui/toast/toast-store.js';
import { SuppressButton } from '../suppressions/suppress-button.js';
import { ProposalNotice } from '../reports/proposal-notice.js';
import { useProposal } from '../reports/use-proposal.js';
import { businessQuery, refreshLists, removeBusiness, retryChange } from './api.js';
import { BusinessForm } from './business-form.js';
import { MergeSection } from './merge-section.js';
import { RemovedNotice } from './removed-notice.js';

const NOT_FOUND = 404;

interface BusinessEditorProps {
  readonly id: string;
  /** The report whose proposal the form begins with; null for none. */
  readonly report: string | null;
  readonly onRemoved: (business: ManagedBusiness) => void;
  readonly onSuppressed: () => void;
}

/** One business: its form, its merge with another, and its end. */
export function BusinessEditor({ id, report, onRemoved, onSuppressed }: BusinessEditorProps) {
  const { form: texts } = usePageTexts('admin').businesses;
  const loaded = useQuery(businessQuery(id));
  const proposal = useProposal(report);
  // A form is not filled anew under the owner's hands: it begins with what was fresh when it was opened.
  const [shown, setShown] = useState<ManagedBusiness | null>(null);
  if (!shown && loaded.data && !loaded.isFetching) setShown(loaded.data);
  const [isChanged, setChanged] = useState(false);
  const [merges, setMerges] = useState(0);
  if (!shown && loaded.isError) {
    if (statusOf(loaded.error) !== NOT_FOUND) return <p role="alert">{texts.loadFailed}</p>;
    return <RemovedNotice id={id} text={texts.gone} onRestored={setShown} />;
  }
  if (!shown || proposal.isPending) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <div className="panel-section-head">
        <h2>{shown.form.name}</h2>
        <a href={paths.business(shown)} target="_blank" rel="noopener">
          {texts.page}
        </a>
      </div>
      {proposal.report && <ProposalNotice report={proposal.report} />}
      <BusinessForm
        key={merges}
        loaded={shown}
        proposed={merges === 0 ? proposal.form : null}
        onSaved={(saved) => {
          setShown(saved);
          proposal.settle();
        }}
        onChanged={setChanged}
      />
      <MergeSection
        key={`merge-${merges}`}
        business={shown}
        isChanged={isChanged}
        onMerged={(merged) => {
          setShown(merged);
          setMerges(merges + 1);
        }}
      />
      <RemoveSection business={shown} onRemoved={onRemoved} onSuppressed={onSuppressed} />
    </>
  );
}

function RemoveSection({
  business,
  onRemoved,
  onSuppressed,
}: {
  readonly business: ManagedBusiness;
  readonly onRemoved: (business: ManagedBusiness) => void;
  readonly onSuppressed: () => void;
}) {
  const { remove: texts } = usePageTexts('admin').businesses;
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeBusiness(business.id, business.version),
    retry: (failures, error) => retryChange(failures, error),
    onSuccess: () => {
      queries.removeQueries({ queryKey: businessQuery(business.id).queryKey });
      refreshLists(queries);
      onRemoved(business);
    },
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: error.message }),
  });
  return (
    <section className="panel-section" aria-labelledby="remove-title">
      <h2 id="remove-title">{texts.title}</h2>
      <p>{texts.intro}</p>
      <div className="panel-row-actions">
        <Button
          variant="outline"
          className="panel-danger"
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {texts.submit}
        </Button>
        <SuppressButton id={business.id} name={business.form.name} reason="request" onDone={onSuppressed} />
      </div>
    </section>
  );
}
