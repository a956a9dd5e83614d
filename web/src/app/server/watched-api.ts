import { ApiError, statusOf } from '../../platform/api/api-error.js';
import { givenIn, pathOf, type Api } from '../../platform/api/api.js';
import type { ApiFetch, RenderRequest } from '../../platform/render-contract.js';

const NOT_FOUND = 404;
const INVALID = 400;

interface WatchedApi {
  readonly api: Api;
  /** Whether a call failed for a reason other than the URL that the visitor requested. */
  readonly hasFailed: () => boolean;
}

/** Turns rejections into {@link ApiError}, and reports those that are not the visitor's fault. */
export function watchApi(call: ApiFetch, report: RenderRequest['report']): WatchedApi {
  let failed = false;
  return {
    hasFailed: () => failed,
    api: async (route, parameters, query) => {
      try {
        return await call(route, parameters, givenIn(query));
      } catch (error) {
        const status = statusOf(error);
        if (status !== NOT_FOUND && status !== INVALID) {
          failed = true;
          report?.({ path: pathOf(route, parameters), error });
        }
        throw new ApiError(status, `${status}: ${detailOf(error)}`, {
          cause: error,
          statusText: titleOf(error),
        });
      }
    },
  };
}

function problemOf(error: unknown): Record<string, unknown> {
  const problem = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : null;
  return typeof problem === 'object' && problem !== null ? { ...problem } : {};
}

/** An error without a problem document may contain details that visitors must not see. */
const detailOf = (error: unknown): string => textOf(problemOf(error)['detail']) || 'Internal Server Error';
const titleOf = (error: unknown): string => textOf(problemOf(error)['title']);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
