import { panelRoutes } from '@gewerk/contracts/http';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../../platform/api/api-error.js';
import { callPanel } from '../api/call-panel.js';
import type { ListState } from './list-state.js';

/** One page of the list; the previous page stays while the next is fetched. Fails with 'Failed to fetch businesses'. */
export const businessesQuery = ({ filters, sortBy, sortOrder, page }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'businesses', filters, sortBy, sortOrder, page],
    queryFn: ({ signal }) => {
      const order = sortBy === '' ? {} : { sortBy, sortOrder };
      const { status, ...others } = filters;
      const query = { page, limit: PAGE_SIZE.admin, ...others, ...order, status: status || undefined };
      return withMessage(callPanel(panelRoutes.businesses, { query, signal }), 'Failed to fetch businesses');
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });
