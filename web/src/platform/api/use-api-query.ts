import {
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useWasThere } from '../hydration.js';

/**
 * `useQuery` that takes over a failure rendered by the server: otherwise the first render in the browser would
 * show a skeleton where the server showed the failure. Later mounts try again as usual.
 */
export function useApiQuery<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, DefaultError, Data, Key>,
): UseQueryResult<Data> {
  return useQuery({ ...options, retryOnMount: !useWasThere() });
}
