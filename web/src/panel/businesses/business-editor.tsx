import { Button } from '@chakra-ui/react';
import type { SuppressionReason } from '@gewerk/contracts';
import type { ManagedBusiness } from '@gewerk/contracts/bus';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { statusOf } from '../../platform/api/api-error.js';
import { useSiteLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { Allowed } from '../kit/session/allowed.js';
import { landsHere } from '../kit/navigation/use-landing.js';
import { ProposalNotice } from '../kit/proposals/proposal-notice.js';
import { useProposal } from '../kit/proposals/use-proposal.js';
import { removeBusiness, retryChange } from './api.js';
import { refreshLists } from '../kit/business/refresh-lists.js';
import { businessQuery } from '../kit/business/get-business.js';
import { BusinessHistory } from './business-history.js';
import { EditedFields } from './edited-fields.js';
import { BusinessForm } from './business-form.js';
import { MergeSection } from './merge-section.js';
import { RemovedNotice } from './removed-notice.js';
import { SuppressButton } from './suppress-button.js';
import { PanelError } from '../kit/api/fault-text.js';
import { useFaultText } from '../kit/api/use-fault-text.js';
import './business-history.css';

const NOT_FOUND = 404;

/** Whether the missing business was removed and can be restored. */
const isRemoved = (error: Error): boolean =>
  error instanceof PanelError && error.fault.reason?.name === 'business-removed';

interface BusinessEditorProps {
  readonly id: string;
  readonly report: string | null;
  readonly onRemoved: (business: ManagedBusiness) => void;
  readonly onSuppressed: () => void;
}

export function BusinessEditor({ id, report, onRemoved, onSuppressed }: BusinessEditorProps) {
  const siteLink = useSiteLink();
  const { form: texts, merge: mergeTexts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const queries = useQueryClient();
  const loaded = useQuery(businessQuery(id));
  const proposal = useProposal(report);
  // The business is loaded fresh when the editor opens, and never replaced while the operator is editing.
  const [shown, setShown] = useState<ManagedBusiness | null>(null);
  if (!shown && loaded.data && !loaded.isFetching) setShown(loaded.data);
  const [isChanged, setChanged] = useState(false);
  const [merges, setMerges] = useState(0);
  const [mergedAway, setMergedAway] = useState<ManagedBusiness | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const showAsStored = async () => {
    // The pressed button is about to be removed.
    heading.current?.focus();
    setMergedAway(null);
    setShown(await queries.fetchQuery({ ...businessQuery(id), staleTime: 0 }));
    setMerges(merges + 1);
  };
  if (!shown && loaded.isError) {
    if (statusOf(loaded.error) !== NOT_FOUND) return <p role="alert">{texts.loadFailed}</p>;
    if (!isRemoved(loaded.error)) return <p role="alert">{texts.gone}</p>;
    return <RemovedNotice id={id} text={faultText(loaded.error)} onRestored={setShown} />;
  }
  if (!shown || proposal.isPending) return <p role="status">{texts.loading}</p>;
  return (
    <>
      <div className="panel-section-head">
        <h2 ref={heading} {...landsHere}>
          {shown.form.name}
        </h2>
        <a href={siteLink(paths.business(shown))} target="_blank" rel="noopener">
          {texts.page}
        </a>
      </div>
      <EditedFields
        business={shown}
        onReleased={(released) => {
          heading.current?.focus({ preventScroll: true });
          setShown(released);
        }}
      />
      {proposal.report && <ProposalNotice report={proposal.report} />}
      <BusinessForm
        key={merges}
        loaded={shown}
        proposed={merges === 0 ? proposal.form : null}
        onSaved={(saved) => {
          setShown(saved);
          proposal.settle();
        }}
        onDropped={setShown}
        onChanged={setChanged}
      />
      {mergedAway && (
        <RemovedNotice
          id={mergedAway.id}
          text={mergeTexts.undoable(mergedAway.form.name)}
          onRestored={() => {
            showAsStored().catch(() => toast({ kind: 'error', title: texts.loadFailed }));
          }}
        />
      )}
      <BusinessHistory
        business={shown}
        isChanged={isChanged}
        onRestored={(restored) => {
          setShown(restored);
          setMerges(merges + 1);
        }}
      />
      <MergeSection
        key={`merge-${merges}`}
        business={shown}
        isChanged={isChanged}
        onMerged={(merged, gone) => {
          setShown(merged);
          setMergedAway(gone);
          setMerges(merges + 1);
        }}
      />
      <RemoveSection
        business={shown}
        reason={report === null ? 'request' : 'report'}
        onRemoved={onRemoved}
        onSuppressed={onSuppressed}
      />
    </>
  );
}

function RemoveSection({
  business,
  reason,
  onRemoved,
  onSuppressed,
}: {
  readonly business: ManagedBusiness;
  readonly reason: SuppressionReason;
  readonly onRemoved: (business: ManagedBusiness) => void;
  readonly onSuppressed: () => void;
}) {
  const { remove: texts } = usePageTexts('admin').businesses;
  const faultText = useFaultText();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeBusiness(business.id, business.version),
    retry: (failures, error) => retryChange(failures, error),
    onSuccess: () => {
      queries.removeQueries({ queryKey: businessQuery(business.id).queryKey });
      refreshLists(queries);
      onRemoved(business);
    },
    onError: (error) => toast({ kind: 'error', title: texts.failed, description: faultText(error) }),
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
        <Allowed route="suppressBusiness">
          <details className="panel-more">
            <summary aria-label={texts.more}>…</summary>
            <SuppressButton
              id={business.id}
              name={business.form.name}
              reason={reason}
              onDone={onSuppressed}
            />
          </details>
        </Allowed>
      </div>
    </section>
  );
}
