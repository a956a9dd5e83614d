import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Part } from '../../ui/feedback/part.js';
import { submissionQuery, type Decision } from './api.js';
import { DraftFacts } from './draft-facts.js';
import { PossibleDuplicates } from './possible-duplicates.js';
import { SubmissionActions } from './submission-actions.js';
import { useDecision } from './use-decision.js';

/** Loaded on demand: only editing a submission needs the rules of the public form. */
const DraftForm = lazy(async () => ({ default: (await import('./draft-form.js')).DraftForm }));

interface SubmissionDetailProps {
  readonly id: string;
  readonly onDecided: () => void;
}

export function SubmissionDetail({ id, onDecided }: SubmissionDetailProps) {
  const { submissions: texts } = usePageTexts('admin');
  const [isEdited, setEdited] = useState(false);
  const detail = useQuery(submissionQuery(id));
  const decision = useDecision(id, onDecided);
  if (detail.isPending) return <p role="status">{texts.loading}</p>;
  if (detail.isLoadingError) return <p role="alert">{texts.loadFailed}</p>;
  const { submission, duplicates, isWholeStock = false } = detail.data;
  if (isEdited) {
    return (
      <Part fallback={<p role="status">{texts.loading}</p>}>
        <DraftForm id={id} draft={submission.draft} onClose={() => setEdited(false)} />
      </Part>
    );
  }
  const isWaiting = submission.state === 'waiting';
  const decide = (made: Decision) => decision.mutate(made);
  return (
    <div className="panel-item-body">
      <DraftFacts draft={submission.draft} />
      {isWaiting && (
        <>
          <PossibleDuplicates
            duplicates={duplicates}
            isWholeStock={isWholeStock}
            isBusy={decision.isPending}
            onMerge={(businessId) => decide({ decision: 'merge', businessId })}
          />
          <SubmissionActions
            id={id}
            isBusy={decision.isPending}
            onDecide={decide}
            onEdit={() => setEdited(true)}
          />
        </>
      )}
    </div>
  );
}
