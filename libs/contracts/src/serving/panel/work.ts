import { z } from 'zod';
import { shownServices, workKinds } from '../../model/panel/panel-work.js';
import type { PanelServing } from './endpoint.js';

/** Waiting work, as far as the account may see it, and the health of the services. */
export const panelWorkSchema = z.object({
  waiting: z.array(
    z.object({
      kind: z.enum(workKinds),
      /** null if the service in question did not answer in time. */
      count: z.number().int().nullable(),
      /** ISO instant of the oldest; null if there is none. */
      since: z.string().nullable(),
    }),
  ),
  services: z.array(
    z.object({
      name: z.enum(shownServices),
      answers: z.boolean(),
      /** How long it took, in milliseconds. */
      took: z.number().int(),
    }),
  ),
});
export type PanelWork = z.infer<typeof panelWorkSchema>;

/** The call for the panel's home. */
export const workServing = {
  work: {
    summary: 'Work waiting in the panel, since when, and which services respond',
    needs: 'session',
    query: z.strictObject({}),
    answer: panelWorkSchema,
    isBackground: true,
  },
} as const satisfies Record<string, PanelServing>;
