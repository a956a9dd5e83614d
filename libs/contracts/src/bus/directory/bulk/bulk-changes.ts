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

/** Fields to set, as the operator's form takes them; '' and null empty a field. */
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

/** A change of many businesses and how far it is. Counts are numbers of businesses. */
export const bulkRunSchema = z.object({
  id: z.string(),
  action: z.enum(bulkActions),
  /** Names of the fields that it sets. */
  fields: z.array(z.enum(bulkFields)).max(bulkFields.length),
  /** What it sets them to, in their order and cut; '' empties one. */
  values: z.array(z.string().max(BULK.shownValue)).max(bulkFields.length).optional(),
  /** Whose session began it, or its undo; as in a history. */
  account: changingAccountSchema.nullish(),
  state: z.enum(bulkStates),
  total: count,
  processed: count,
  changed: count,
  /** They were so already, or were gone. */
  unchanged: count,
  /** Left as they are: a value that one cannot have, a place id that is in use. */
  refused: count,
  undo: z
    .object({
      processed: count,
      restored: count,
      /** Left, since something else changed them after. */
      kept: count,
    })
    .nullable(),
  /** ISO instants. */
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Until when its undo is offered; null where it is not. */
  undoUntil: z.string().max(30).nullable(),
  failure: z.string().nullable(),
  /** Why, as a code; absent where it did not fail, and in runs of an older version. */
  fault: runFaultSchema.optional(),
});
export type BulkRun = z.infer<typeof bulkRunSchema>;

const timeoutMs = 30_000;

/** What a bulk change would come to; nothing is written. Fails with `invalid-input` naming the field or the selection. */
export const previewBulkChange = defineOperation({
  service: 'directory',
  name: 'preview-bulk-change',
  input: z.object({ selection: bulkSelectionSchema, change: bulkChangeSchema }),
  output: z.object({
    /** Businesses of the selection. */
    total: count,
    /** Of them, those that are to be written. */
    changed: count,
    /** Some of their names. */
    examples: z.array(z.string().max(300)).max(BULK.examples),
    /** Says which businesses these are. */
    digest: z.string().max(64).optional(),
  }),
  timeoutMs,
});

/**
 * Starts a bulk change and answers at once; `expected` is the preview's `total`, `digest` its `digest`. Fails with `invalid-input`, and with `conflict` where
 * the selection has changed since the preview or another bulk change is on its way.
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
 * The businesses that the undo of a bulk change left, since something else changed or deleted them after, page by page. Those that are gone
 * for good are not named, nor those of an undo by an older version. Fails with `run-not-found`.
 */
export const listKeptBusinesses = defineOperation({
  service: 'directory',
  name: 'list-kept-businesses',
  input: z.object({
    id,
    /** The `next` of the page before. */
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

/** Bulk changes, newest first: all whose undo is offered, and more. */
export const listBulkChanges = defineOperation({
  service: 'directory',
  name: 'list-bulk-changes',
  input: z.object({
    /** The `next` of the page before. */
    before: z.iso.datetime({ error: 'must be the value of next from an earlier response' }).optional(),
    limit: boundedInteger(1, BULK.listed).default(BULK.listed),
  }),
  output: z.object({
    runs: z.array(bulkRunSchema).max(BULK.listed),
    /** Null on the last page; absent from an older version. */
    next: z.string().max(30).nullish(),
  }),
});

/** Stops the bulk change or the undo that is on its way; what is written stays. Nothing to stop is fine. */
export const stopBulkChange = defineOperation({
  service: 'directory',
  name: 'stop-bulk-change',
  input: z.object({}),
  output: z.object({ stopped: z.boolean() }),
});

/**
 * Takes a bulk change back as a whole, businesses that something else changed since left out, and answers at once. Fails with
 * `run-not-found`, and with `conflict` where it runs still, is undone or too long ago, or another bulk change is on its way.
 */
export const undoBulkChange = defineOperation({
  service: 'directory',
  name: 'undo-bulk-change',
  input: z.object({ id }),
  output: bulkRunSchema,
  timeoutMs,
});
