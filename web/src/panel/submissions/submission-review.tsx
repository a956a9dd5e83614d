import { useQuery } from '@tanstack/react-query';
import { PAGING } from '@gewerk/contracts/limits';
import { lazy, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Part } from '../../ui/feedback/part.js';
import { ReviewMode } from '../kit/review/review-mode.js';
import { decide, submissionQuery, submissionsQuery } from './api.js';
import { DraftFacts } from './draft-facts.js';
import { PossibleDuplicates } from './possible-duplicates.js';
import '../kit/queues/queues.css';

const DraftForm = lazy(async () => ({ default: (await import('./draft-form.js')).DraftForm }));

const TOUCHES = [
  ['admin', 'submissions'],
  ['admin', 'businesses'],
  ['admin', 'stats'],
  ['admin', 'mails'],
  ['admin', 'work'],
] as const;

/** Reviews waiting submissions one after another, oldest first. */
export function SubmissionReview({ onClose }: { readonly onClose: () => void }) {
  const { submissions: texts, review } = usePageTexts('admin');
  const list = useQuery({ ...submissionsQuery('waiting', 1, PAGING.maxLimit), refetchOnMount: 'always' });
  const [edited, setEdited] = useState<string | null>(null);
  if (list.isPending) return <p role="status">{texts.loading}</p>;
  if (list.isLoadingError) return <p role="alert">{texts.loadFailed}</p>;
  return (
    <ReviewMode
      title={texts.title}
      entries={list.data.submissions.map(({ id, draft }) => ({
        id,
        title: draft.name,
        approve: () => decide(id, { decision: 'approve' }),
        reject: (reason) => decide(id, { decision: 'reject', reason }),
      }))}
      total={list.data.total}
      onFew={() => void list.refetch()}
      approveLabel={texts.approve}
      rejectLabel={texts.reject}
      reasons={review.templates.submissions}
      touches={TOUCHES}
      detail={(id, settle) => (
        <SubmissionFacts
          key={id}
          id={id}
          isEdited={edited === id}
          onEdited={() => setEdited(null)}
          onMerge={(businessId) => settle(() => decide(id, { decision: 'merge', businessId }))}
        />
      )}
      onEdit={setEdited}
      edited={edited}
      onEditEnd={() => setEdited(null)}
      onClose={onClose}
    />
  );
}

interface SubmissionFactsProps {
  readonly id: string;
  readonly isEdited: boolean;
  readonly onEdited: () => void;
  readonly onMerge: (businessId: string) => void;
}

function SubmissionFacts({ id, isEdited, onEdited, onMerge }: SubmissionFactsProps) {
  const { submissions: texts } = usePageTexts('admin');
  const detail = useQuery(submissionQuery(id));
  if (detail.isPending) return <p role="status">{texts.loading}</p>;
  if (detail.isLoadingError) return <p role="alert">{texts.loadFailed}</p>;
  const { submission, duplicates, isWholeStock = false } = detail.data;
  if (isEdited) {
    return (
      <Part fallback={<p role="status">{texts.loading}</p>}>
        <DraftForm id={id} draft={submission.draft} onClose={onEdited} />
      </Part>
    );
  }
  return (
    <>
      <DraftFacts draft={submission.draft} />
      <PossibleDuplicates
        duplicates={duplicates}
        isWholeStock={isWholeStock}
        isBusy={false}
        onMerge={onMerge}
      />
    </>
  );
}
