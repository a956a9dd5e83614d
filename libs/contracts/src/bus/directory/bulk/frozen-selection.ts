import { z } from 'zod';
import { BULK } from '../../../limits/index.js';
import { defineOperation } from '../../operation.js';
import { bulkSelectionSchema } from './bulk-changes.js';

const count = z.number().int().min(0);

/** The id of a frozen selection. */
export const selectionId = z.string().max(100);

/**
 * Freezes the businesses that a selection contains now, for a check of their websites, an update of their
 * photos or an export. It is kept for as long as a bulk change is. Fails with `invalid-input` naming the
 * selection.
 */
export const freezeSelection = defineOperation({
  service: 'directory',
  name: 'freeze-selection',
  input: z.object({ selection: bulkSelectionSchema }),
  output: z.object({
    id: selectionId,
    /** Number of businesses in it. */
    total: count,
    /** How many of them have a website. */
    websites: count,
    /** The names of some of them. */
    examples: z.array(z.string().max(300)).max(BULK.examples),
  }),
  timeoutMs: 30_000,
});
