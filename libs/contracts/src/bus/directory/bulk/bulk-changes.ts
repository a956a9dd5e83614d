import { z } from 'zod';
import { runFaultSchema } from '../../../model/errors/errors.js';
import { BULK } from '../../../limits/index.js';
import { bulkActions, bulkFields, bulkStates } from '../../../model/panel/bulk-changes.js';
import { businessFormSchema } from '../../../model/business/business-form.js';
import { boundedInteger } from '../../../model/inputs/query.js';
import { panelStatuses } from '../../../model/panel/panel-statuses.js';
import { defineOperation } from '../../operation.js';
import { panelFilterShape } from '../../search/find-panel-businesses.js';
import { changingAccountSchema } from '../panel/business-history.js';

const id = z.string().max(100);
const count = z.number().int().min(0);

/** Some businesses by their ids, or all that a filter of the panel's list matches. */
export const bulkSelectionSchema = z.union([
  z.strictObject({
    ids: z
      .array(id)
      .min(1, 'must name at least one business')
      .max(BULK.chosen, `must have at most ${BULK.chosen} ids`),
  }),
  z.strictObject({
    matching: z.strictObject({
      ...panelFilterShape,
      status: z.enum(panelStatuses, { error: `must be one of ${panelStatuses.join(', ')}` }),
    }),
  }),
]);
export type BulkSelection = z.output<typeof bulkSelectionSchema>;

const picked = Object.fromEntries(bulkFields.map((field) => [field, true])) as Record<
  (typeof bulkFields)[number],
  true
>;

/** Fields to set, as in the operator's form; '' and null clear a field. */
const bulkFieldsSchema = z
  .strictObject(businessFormSchema.shape)
  .pick(picked)
  .partial()
  .refine((fields) => Object.keys(fields).length > 0, 'must name at least one field');
export type BulkFields = z.output<typeof bulkFieldsSchema>;

const bulkChangeSchema = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('set'), fields: bulkFieldsSchema }),
    z.strictObject({ action: z.literal('delete') }),
    z.strictObject({ action: z.literal('restore') }),
  ],
  { error: `must have an action: one of ${bulkActions.join(', ')}` },
);
export type BulkChange = z.output<typeof bulkChangeSchema>;

/** A change to many businesses and its progress. Counts are numbers of businesses. */
export const bulkRunSchema = z.object({
  id: z.string(),
  action: z.enum(bulkActions),
  /** Names of the fields that the change sets. */
  fields: z.array(z.enum(bulkFields)).max(bulkFields.length),
  /** The new values, in the order of the fields and shortened; '' clears a field. */
  values: z.array(z.string().max(BULK.shownValue)).max(bulkFields.length).optional(),
  /** The account whose session began the change or its undo, in the form that a business's history uses. */
  account: changingAccountSchema.nullish(),
  state: z.enum(bulkStates),
  total: count,
  processed: count,
  changed: count,
  /** Already had the values, or no longer exist. */
  unchanged: count,
  /** Not changed, because the value does not suit the business or its place id is in use. */
  refused: count,
  undo: z
    .object({
      processed: count,
      restored: count,
      /** Not restored, because something else changed them afterwards. */
      kept: count,
    })
    .nullable(),
  /** ISO instants. */
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** The time until which it can be undone; null if it cannot. */
  undoUntil: z.string().max(30).nullable(),
  failure: z.string().nullable(),
  /** The reason as a code; absent if it did not fail, and in runs of an older version. */
  fault: runFaultSchema.optional(),
});
export type BulkRun = z.infer<typeof bulkRunSchema>;

const timeoutMs = 30_000;

/** What a bulk change would do; nothing is written. Fails with `invalid-input` naming the field or the selection. */
export const previewBulkChange = defineOperation({
  service: 'directory',
  name: 'preview-bulk-change',
  input: z.object({ selection: bulkSelectionSchema, change: bulkChangeSchema }),
  output: z.object({
    /** Number of businesses in the selection. */
    total: count,
    /** How many of them would change. */
    changed: count,
    /** The names of some of them. */
    examples: z.array(z.string().max(300)).max(BULK.examples),
    /** Identifies the set of businesses. */
    digest: z.string().max(64).optional(),
  }),
  timeoutMs,
});

/**
 * Starts a bulk change and returns at once; `expected` is the preview's `total`, `digest` its `digest`. Fails with
 * `invalid-input`, and with `conflict` if the selection has changed since the preview or another bulk change is
 * running.
 */
export const startBulkChange = defineOperation({
  service: 'directory',
  name: 'start-bulk-change',
  input: z.object({
    selection: bulkSelectionSchema,
    change: bulkChangeSchema,
    expected: count,
    digest: z.string().max(64).optional(),
  }),
  output: bulkRunSchema,
  timeoutMs,
});

/** One bulk change. Fails with `run-not-found`. */
export const getBulkChange = defineOperation({
  service: 'directory',
  name: 'get-bulk-change',
  input: z.object({ id }),
  output: bulkRunSchema,
});

/**
 * The businesses that the undo of a bulk change did not restore because something else changed or deleted them
 * afterwards, page by page. Permanently deleted businesses are not named, nor those of an undo by an older
 * version. Fails with `run-not-found`.
 */
export const listKeptBusinesses = defineOperation({
  service: 'directory',
  name: 'list-kept-businesses',
  input: z.object({
    id,
    /** `next` of the previous page. */
    after: boundedInteger(0, BULK.most).optional(),
  }),
  output: z.object({
    businesses: z.array(
      z.object({ id, name: z.string().max(300), city: z.string().max(300), isDeleted: z.boolean() }),
    ),
    /** Null on the last page. */
    next: count.nullable(),
  }),
});

/** Bulk changes, newest first: all that can be undone, and some more. */
export const listBulkChanges = defineOperation({
  service: 'directory',
  name: 'list-bulk-changes',
  input: z.object({
    /** `next` of the previous page. */
    before: z.iso.datetime({ error: 'must be the value of next from an earlier response' }).optional(),
    limit: boundedInteger(1, BULK.listed).default(BULK.listed),
  }),
  output: z.object({
    runs: z.array(bulkRunSchema).max(BULK.listed),
    /** Null on the last page; absent from an older version. */
    next: z.string().max(30).nullish(),
  }),
});

/** Stops the running bulk change or undo; what is written stays. Succeeds if nothing is running. */
export const stopBulkChange = defineOperation({
  service: 'directory',
  name: 'stop-bulk-change',
  input: z.object({}),
  output: z.object({ stopped: z.boolean() }),
});

/**
 * Undoes a whole bulk change, except for businesses that have changed since, and returns at once. Fails with
 * `run-not-found`, and with `conflict` if it is still running, already undone or too old, or another bulk change
 * is running.
 */
export const undoBulkChange = defineOperation({
  service: 'directory',
  name: 'undo-bulk-change',
  input: z.object({ id }),
  output: bulkRunSchema,
  timeoutMs,
});
