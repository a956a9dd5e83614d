import {
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useWasThere } from '../hydration.js';

/**
 * `useQuery` that keeps a failure rendered by the server during hydration: otherwise the browser's first render
 * would show a skeleton instead of the failure. When the component is mounted later, it tries again as usual.
 */
export function useApiQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): UseQueryResult<Data> {
  return useQuery({ ...options, retryOnMount: !useWasThere() });
}
