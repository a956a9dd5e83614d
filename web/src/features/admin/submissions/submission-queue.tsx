import { PROMISED_HOURS, submissionStates, type SubmissionState } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { SelectField } from '../../../ui/select-field.js';
import { PanelPaging } from '../components/panel-paging.js';
import { submissionsQuery } from './api.js';
import { SubmissionItem } from './submission-item.js';
import '../inbox.css';

/** Submissions of one state; those that wait with their age against the promised hours. */
export function SubmissionQueue() {
  const { submissions: texts } = usePageTexts('admin');
  const [state, setState] = useState<SubmissionState>('waiting');
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(submissionsQuery(state, page));
  const { submissions = [], total, totalPages = 0 } = list.data ?? {};
  return (
    <section className="panel-section" aria-labelledby="submissions-title">
      <div className="panel-section-head">
        <h2 id="submissions-title" tabIndex={-1} ref={heading}>
          {texts.title}
        </h2>
        <p role="status" className="count">
          {total === undefined ? texts.loading : texts.total(total)}
        </p>
      </div>
      <p className="panel-hint">{texts.promise(PROMISED_HOURS)}</p>
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
            // It leaves the list it stood in, and the focus with it.
            onDecided={() => heading.current?.focus()}
          />
        ))}
      </ul>
      <PanelPaging page={page} totalPages={totalPages} onPage={setPage} />
    </section>
  );
}
