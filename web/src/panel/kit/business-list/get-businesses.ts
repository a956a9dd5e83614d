import { panelRoutes } from '@gewerk/contracts/http';
import { PAGE_SIZE } from '@gewerk/contracts/limits';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { withMessage } from '../../../platform/api/api-error.js';
import { callPanel } from '../api/call-panel.js';
import type { ListState } from './list-state.js';

/** One page of the list; the page before stays while the next is fetched. Fails with 'Failed to fetch businesses'. */
export const businessesQuery = ({ filters, sortBy, sortOrder, page }: ListState) =>
  queryOptions({
    queryKey: ['admin', 'businesses', filters, sortBy, sortOrder, page],
    queryFn: ({ signal }) => {
      const order = sortBy === '' ? {} : { sortBy, sortOrder };
      const { listing, ...others } = filters;
      const query = { page, limit: PAGE_SIZE.admin, ...others, ...order };
      const answer =
        listing === 'unlisted'
          ? callPanel(panelRoutes.unlistedBusinesses, { query, signal })
          : callPanel(panelRoutes.businesses, { query, signal });
      return withMessage(answer, 'Failed to fetch businesses');
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnMount: true,
  });
