import { panelRoutes } from '@gewerk/contracts/http';
import { pathOf } from '../../../platform/api/api.js';
import { useApp } from '../../../platform/app-context.js';
import { withQuery } from '../../../platform/paths.js';

/** Returns the URL of a sheet with the rows that a run rejected and the reasons, in the panel's language. */
export function useFailedRowsAddress(): (runId: string) => string {
  const { language } = useApp();
  return (runId) =>
    withQuery(pathOf(panelRoutes.importFailedRows, { runId }), { language: language ?? 'tr' });
}
