import type { PanelServing } from './endpoint.js';
import { exportBusinesses } from '../../bus/import-export/export-businesses.js';
import { exportChoiceSchema } from '../../bus/import-export/export-choice.js';

/** The operator's export of the directory. */
export const exportServing = {
  /** Answered by a handler: text/csv or a workbook, streamed. */
  exportBusinesses: {
    summary: 'Businesses as CSV or .xlsx that can be imported again',
    needs: 'session',
    query: exportChoiceSchema,
    asks: [exportBusinesses],
    isAudited: true,
  },
} as const satisfies Record<string, PanelServing>;
