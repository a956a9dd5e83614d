import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { businessesQuery } from '../kit/business-list/get-businesses.js';
import { filtered, type ListState, noFilters, sorted } from '../kit/business-list/list-state.js';
import { useListState } from '../kit/business-list/use-list-state.js';
import { ListHead } from '../kit/lists/list-head.js';
import { PanelPaging } from '../kit/lists/panel-paging.js';
import { useMayCall } from '../kit/session/use-may-call.js';
import { BulkBar } from './bulk/bulk-bar.js';
import { BulkRuns } from './bulk/bulk-runs.js';
import { NOTHING, type Selection, sizeOf } from './bulk/selection.js';
import { BusinessTable } from './business-table.js';
import { ColumnChoice } from './column-choice.js';
import { ListFilterBar } from './list-filter-bar.js';
import { PageJump } from './page-jump.js';
import { RunFilter } from './run-filter.js';
import { useColumns } from './use-columns.js';
import { useFaultText } from '../kit/api/use-fault-text.js';
import { SavedViews } from './views/saved-views.js';

interface BusinessListProps {
  readonly below: (list: ListState) => ReactNode;
}

export function BusinessList({ below }: BusinessListProps) {
  const faultText = useFaultText();
  const { list: texts } = usePageTexts('admin').dashboard;
  const mayCall = useMayCall();
  const [state, change] = useListState();
  const [columns, setColumns] = useColumns();
  const [selection, setSelection] = useSelection(state);
  const heading = useRef<HTMLHeadingElement>(null);
  const runs = useRef<HTMLDivElement>(null);
  const page = useQuery(businessesQuery(state));
  const { businesses = [], total, totalPages = 0 } = page.data ?? {};
  const isCapped = total !== undefined && totalPages * PAGE_SIZE.admin < total;
  const go = (wanted: number) => change((before) => ({ ...before, page: wanted }));
  return (
    <section className="panel-section" aria-labelledby="list-title">
      <ListHead
        ref={heading}
        id="list-title"
        title={texts.title}
        count={total === undefined ? undefined : texts.total(total)}
        loading={texts.loading}
        isFailed={page.isError}
      />
      <SavedViews list={state} />
      <ListFilterBar
        filters={state.filters}
        onChange={(filters) => change((before) => filtered(before, filters))}
        onClear={() => change((before) => filtered(before, noFilters))}
      />
      {state.filters.run !== '' && (
        <RunFilter
          filters={state.filters}
          total={page.isPlaceholderData ? undefined : total}
          onChange={(filters) => change((before) => filtered(before, filters))}
        />
      )}
      <ColumnChoice shown={columns} onChange={setColumns} />
      {page.isError && <p role="alert">{faultText(page.error)}</p>}
      {page.isSuccess && businesses.length === 0 && <p>{texts.empty}</p>}
      {sizeOf(selection) > 0 && (
        <BulkBar
          selection={selection}
          list={state}
          total={total ?? 0}
          onAll={() => setSelection({ kind: 'all', total: total ?? 0 })}
          onStarted={() => {
            setSelection(NOTHING);
            runs.current?.focus();
          }}
          onClear={() => {
            setSelection(NOTHING);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {businesses.length > 0 && (
        <BusinessTable
          businesses={businesses}
          columns={columns}
          isOld={page.isPlaceholderData}
          state={state}
          onSort={(column) => change((before) => sorted(before, column))}
          {...(mayCall('startBulkChange') ? { selection, onSelect: setSelection } : {})}
        />
      )}
      <PanelPaging page={state.page} totalPages={totalPages} onPage={go}>
        <PageJump totalPages={totalPages} onPage={go} />
        {isCapped && <span className="panel-hint">{texts.depth}</span>}
      </PanelPaging>
      <BulkRuns ref={runs} />
      {below(state)}
    </section>
  );
}

/** The selection, which is cleared as soon as the filters change. */
function useSelection({ filters }: ListState): readonly [Selection, (selection: Selection) => void] {
  const list = JSON.stringify(filters);
  const [chosen, setChosen] = useState({ list, selection: NOTHING });
  const selection = chosen.list === list ? chosen.selection : NOTHING;
  return [selection, (next) => setChosen({ list, selection: next })];
}
