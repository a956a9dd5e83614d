import { z } from 'zod';
import {
  type BulkRun,
  getBulkChange,
  listBulkChanges,
  listKeptBusinesses,
  previewBulkChange,
  startBulkChange,
  stopBulkChange,
  undoBulkChange,
} from '../../bus/directory/bulk/bulk-changes.js';
import { freezeSelection } from '../../bus/directory/bulk/frozen-selection.js';
import type { PanelServing } from './endpoint.js';

/** The subject of an audited bulk change, which the panel's audit trail expresses in words. */
const asText = ({ total, action, fields }: BulkRun): string => [total, action, ...fields].join(' ');

const session = { needs: 'session', query: z.strictObject({}) } as const;

/** The operator's calls for bulk changes. */
export const bulkServing = {
  bulkChanges: {
    ...session,
    summary: 'Bulk changes, newest first',
    query: listBulkChanges.input.strict(),
    operation: listBulkChanges,
    isBackground: true,
  },
  previewBulkChange: {
    ...session,
    summary: 'What a bulk change would do; nothing is written',
    body: z.strictObject(previewBulkChange.input.shape),
    operation: previewBulkChange,
  },
  freezeSelection: {
    ...session,
    summary: 'Freezes a selection of businesses for a website check, a photo update or an export',
    body: z.strictObject(freezeSelection.input.shape),
    operation: freezeSelection,
  },
  startBulkChange: {
    ...session,
    summary: 'Starts a bulk change; see the run for progress',
    body: z.strictObject(startBulkChange.input.shape),
    operation: startBulkChange,
    isAudited: true,
    auditSubject: asText,
  },
  stopBulkChange: {
    ...session,
    summary: 'Stops the running bulk change; changes already made are kept',
    operation: stopBulkChange,
    isAudited: true,
  },
  bulkChange: {
    ...session,
    summary: 'One bulk change and its progress',
    operation: getBulkChange,
    isBackground: true,
  },
  bulkKept: {
    ...session,
    summary: 'Businesses that the undo of a bulk change left unchanged',
    query: z.strictObject({ after: listKeptBusinesses.input.shape.after }),
    operation: listKeptBusinesses,
  },
  undoBulkChange: {
    ...session,
    summary: 'Undoes a bulk change, except for businesses changed since; see the run for progress',
    operation: undoBulkChange,
    isAudited: true,
    auditSubject: asText,
  },
} as const satisfies Record<string, PanelServing>;
