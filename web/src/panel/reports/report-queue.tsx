import { type ReportState, reportStates } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ListHead } from '../kit/lists/list-head.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { PanelPaging } from '../kit/lists/panel-paging.js';
import { ReviewLink } from '../kit/review/review-link.js';
import { reportsQuery } from './api.js';
import { OwnersPublish } from './owners-publish.js';
import { ReportItem } from './report-item.js';
import '../kit/queues/queues.css';

export function ReportQueue() {
  const { reports: texts } = usePageTexts('admin');
  const [{ state, page }, show] = useState<{ state: ReportState; page: number }>({
    state: 'waiting',
    page: 1,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(reportsQuery(state, page));
  return (
    <section className="panel-section" aria-labelledby="reports-title">
      <ListHead
        id="reports-title"
        title={texts.title}
        count={list.data && texts.total(list.data.total)}
        loading={texts.loading}
        isFailed={list.isError}
        ref={heading}
      />
      <p className="panel-hint">{texts.intro}</p>
      <OwnersPublish />
      {state === 'waiting' && (list.data?.total ?? 0) > 0 && <ReviewLink queue="reports" />}
      <div className="panel-choice">
        <SelectField
          id="reports-state"
          name="state"
          label={texts.state}
          value={state}
          options={reportStates.map((value) => ({ value, label: texts.states[value] }))}
          onChange={(value) => show({ state: value as ReportState, page: 1 })}
        />
      </div>
      {list.isError && <p role="alert">{texts.loadFailed}</p>}
      {list.data?.reports.length === 0 && <p>{texts.empty}</p>}
      <ul className="panel-items" aria-busy={list.isPlaceholderData}>
        {list.data?.reports.map((report) => (
          // A decided entry leaves the list, which would also lose the focus.
          <ReportItem key={report.id} report={report} onDecided={() => heading.current?.focus()} />
        ))}
      </ul>
      <PanelPaging
        page={page}
        totalPages={list.data?.totalPages ?? 0}
        onPage={(wanted) => show({ state, page: wanted })}
      />
    </section>
  );
}
