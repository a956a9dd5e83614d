import { z } from 'zod';
import { PANEL_VIEWS } from '../../limits/index.js';
import { defineOperation } from '../operation.js';

const { most, nameLength, addressLength } = PANEL_VIEWS;

/** A saved view of the panel's list. */
export const panelViewSchema = z.object({
  id: z.string().max(40),
  name: z.string().max(nameLength),
  /** The list's filters, order and columns as in its address, `city=Hof&status=hidden`. */
  address: z.string().max(addressLength),
});
export type PanelView = z.infer<typeof panelViewSchema>;

const viewsSchema = z.object({ views: z.array(panelViewSchema).max(most) });

/** Views of the calling account, by name. */
export const listPanelViews = defineOperation({
  service: 'settings',
  name: 'list-panel-views',
  input: z.object({}),
  output: viewsSchema,
});

/**
 * Saves a view for the calling account, replacing one with the same name. Fails with `conflict` if it has {@link
 * PANEL_VIEWS.most}.
 */
export const keepPanelView = defineOperation({
  service: 'settings',
  name: 'keep-panel-view',
  input: z.object({
    name: z
      .string({ error: 'must be a string' })
      .trim()
      .min(1, 'must not be empty')
      .max(nameLength, `must have at most ${nameLength} characters`)
      .refine((text) => !text.includes('\u0000'), 'must not contain a NUL character'),
    address: z
      .string({ error: 'must be a string' })
      .max(addressLength, `must have at most ${addressLength} characters`)
      .regex(/^[\w%&=.+~*-]*$/, 'must be the query string of an address'),
  }),
  output: viewsSchema,
});

/** Removes a view of the calling account. Repeats succeed. */
export const dropPanelView = defineOperation({
  service: 'settings',
  name: 'drop-panel-view',
  input: z.object({ id: z.string().max(40) }),
  output: viewsSchema,
});

/**
 * Removes the views of all accounts that are named after a business or search for it, after it was removed at a
 * person's request.
 */
export const forgetInPanelViews = defineOperation({
  service: 'settings',
  name: 'forget-in-panel-views',
  input: z.object({
    /** The business's names, phone numbers, websites and similar. */
    words: z.array(z.string().min(1).max(3_000)).max(10_000),
  }),
  output: z.object({}),
  timeoutMs: 30_000,
});
