import { adminRoutes, type BusinessForm, type ManagedBusiness } from '@gewerk/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { statusOf } from '../../../app/api/api-error.js';
import { adminFetch } from '../api/admin-fetch.js';

const at = (path: string, id: string): string => path.replace('{id}', encodeURIComponent(id));

export const loadBusiness = (id: string, signal?: AbortSignal): Promise<ManagedBusiness> =>
  adminFetch(at(adminRoutes.managedBusiness.path, id), signal ? { signal } : {});

export const businessQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'business', id],
    queryFn: ({ signal }) => loadBusiness(id, signal),
    staleTime: 0,
    refetchOnMount: 'always',
    retry: false,
  });

export const createBusiness = (key: string, form: BusinessForm): Promise<ManagedBusiness> =>
  adminFetch(adminRoutes.createBusiness.path, { method: 'POST', body: { key, form } });

/** Fails with status 409 where the business is no longer at `version`. */
export const editBusiness = (id: string, version: string, form: BusinessForm): Promise<ManagedBusiness> =>
  adminFetch(at(adminRoutes.editBusiness.path, id), { method: 'PUT', body: { version, form } });

export const removeBusiness = (id: string, version: string): Promise<{ id: string }> =>
  adminFetch(at(adminRoutes.removeBusiness.path, id), { method: 'DELETE', query: { version } });

export const restoreBusiness = (id: string): Promise<ManagedBusiness> =>
  adminFetch(at(adminRoutes.restoreBusiness.path, id), { method: 'POST' });

/** `kept` stays. Fails with status 409 where one of them was changed meanwhile. */
export const mergeBusinesses = (kept: ManagedBusiness, other: ManagedBusiness): Promise<ManagedBusiness> =>
  adminFetch(at(adminRoutes.mergeBusinesses.path, kept.id), {
    method: 'POST',
    body: { version: kept.version, otherId: other.id, otherVersion: other.version },
  });

const SERVER_FAULT = 500;

/** A change that is sent again finds itself done; what is refused stays refused. */
export const retryChange = (failures: number, error: Error): boolean =>
  failures < 1 && (statusOf(error) === 0 || statusOf(error) >= SERVER_FAULT);

/** By then the search knows of a change. */
const SEARCH_FOLLOWS_MS = 3_000;

/** Has lists and figures read again: at once, and when the search has followed. */
export function refreshLists(queries: QueryClient): void {
  const refresh = (): void => {
    for (const name of ['businesses', 'stats', 'growth', 'real-categories', 'cities', 'types', 'countries']) {
      void queries.invalidateQueries({ queryKey: ['admin', name] });
    }
  };
  refresh();
  setTimeout(refresh, SEARCH_FOLLOWS_MS);
}
