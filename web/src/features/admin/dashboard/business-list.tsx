import { Button } from '@chakra-ui/react';
import { PAGE_SIZE } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ExportArea } from '../exports/export-area.js';
import { businessesQuery } from './api.js';
import { BusinessTable } from './business-table.js';
import { ListFilterBar } from './list-filter-bar.js';
import { filtered, firstList, noFilters, sorted } from './list-address.js';

/** All businesses with filters, sorting and pages of 20. */
export function BusinessList() {
  const { list: texts } = usePageTexts('admin').dashboard;
  const [state, setState] = useState(firstList);
  const page = useQuery(businessesQuery(state));
  const { businesses = [], total, totalPages = 0 } = page.data ?? {};
  const isCapped = total !== undefined && totalPages * PAGE_SIZE.admin < total;
  return (
    <section className="panel-section" aria-labelledby="list-title">
      <div className="panel-section-head">
        <h2 id="list-title">{texts.title}</h2>
        <p role="status" className="count">
          {total === undefined ? texts.loading : texts.total(total)}
        </p>
      </div>
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
      {totalPages > 1 && (
        <nav className="panel-paging" aria-label={texts.paging}>
          <Button
            variant="outline"
            size="sm"
            disabled={state.page <= 1}
            onClick={() => setState((before) => ({ ...before, page: before.page - 1 }))}
          >
            {texts.previous}
          </Button>
          <span>{texts.page(state.page, totalPages)}</span>
          <Button
            variant="outline"
            size="sm"
            disabled={state.page >= totalPages}
            onClick={() => setState((before) => ({ ...before, page: before.page + 1 }))}
          >
            {texts.next}
          </Button>
          {isCapped && <span className="panel-hint">{texts.depth}</span>}
        </nav>
      )}
      <ExportArea list={state} />
    </section>
  );
}
