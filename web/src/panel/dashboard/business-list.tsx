import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ListHead } from '../kit/list-head.js';
import { businessesQuery } from '../kit/business-list/get-businesses.js';
import { PanelPaging } from '../kit/panel-paging.js';
import { BusinessTable } from './business-table.js';
import { ListFilterBar } from './list-filter-bar.js';
import { filtered, firstList, noFilters, sorted, type ListState } from '../kit/business-list/list-state.js';

interface BusinessListProps {
  readonly below: (list: ListState) => ReactNode;
}

export function BusinessList({ below }: BusinessListProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const [state, setState] = useState(firstList);
  const page = useQuery(businessesQuery(state));
  const { businesses = [], total, totalPages = 0 } = page.data ?? {};
  const isCapped = total !== undefined && totalPages * PAGE_SIZE.admin < total;
  return (
    <section className="panel-section" aria-labelledby="list-title">
      <ListHead
        id="list-title"
        title={texts.title}
        count={total === undefined ? texts.loading : texts.total(total)}
      />
      <ListFilterBar
        filters={state.filters}
        onChange={(change) => setState((before) => filtered(before, change))}
        onClear={() => setState((before) => filtered(before, noFilters))}
      />
      {page.isError && <p role="alert">{page.error.message}</p>}
      {page.isSuccess && businesses.length === 0 && <p>{texts.empty}</p>}
      {businesses.length > 0 && (
        <BusinessTable
          businesses={businesses}
          isOld={page.isPlaceholderData}
          state={state}
          onSort={(column) => setState((before) => sorted(before, column))}
        />
      )}
      <PanelPaging
        page={state.page}
        totalPages={totalPages}
        onPage={(wanted) => setState((before) => ({ ...before, page: wanted }))}
      >
        {isCapped && <span className="panel-hint">{texts.depth}</span>}
      </PanelPaging>
      {below(state)}
    </section>
  );
}
