import { type SubmissionState, submissionStates } from '@gewerk/contracts';
import { PROMISED_HOURS } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ListHead } from '../kit/lists/list-head.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { PanelPaging } from '../kit/lists/panel-paging.js';
import { ReviewLink } from '../kit/review/review-link.js';
import { submissionsQuery } from './api.js';
import { SubmissionItem } from './submission-item.js';
import '../kit/queues/queues.css';

export function SubmissionQueue() {
  const { submissions: texts } = usePageTexts('admin');
  const [state, setState] = useState<SubmissionState>('waiting');
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(submissionsQuery(state, page));
  const { submissions = [], total, totalPages = 0 } = list.data ?? {};
  return (
    <section className="panel-section" aria-labelledby="submissions-title">
      <ListHead
        id="submissions-title"
        title={texts.title}
        count={total === undefined ? undefined : texts.total(total)}
        loading={texts.loading}
        isFailed={list.isError}
        ref={heading}
      />
      <p className="panel-hint">{texts.promise(PROMISED_HOURS)}</p>
      {state === 'waiting' && submissions.length > 0 && <ReviewLink queue="submissions" />}
      <div className="panel-choice">
        <SelectField
          id="submissions-state"
          name="state"
          label={texts.state}
          value={state}
          options={submissionStates.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(value) => {
            setState(value as SubmissionState);
            setPage(1);
          }}
        />
      </div>
      {list.isError && <p role="alert">{texts.loadFailed}</p>}
      {list.isSuccess && submissions.length === 0 && <p>{texts.empty}</p>}
      <ul className="panel-items" aria-busy={list.isPlaceholderData}>
        {submissions.map((submission) => (
          <SubmissionItem
            key={submission.id}
            submission={submission}
            // A decided entry leaves the list, which would also lose the focus.
            onDecided={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <PanelPaging page={page} totalPages={totalPages} onPage={setPage} />
    </section>
  );
}
