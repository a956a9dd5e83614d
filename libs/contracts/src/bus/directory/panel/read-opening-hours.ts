import { z } from 'zod';
import { FORM_LENGTH } from '../../../limits/index.js';
import { weekdays } from '../../../model/business/weekdays.js';
import { defineOperation } from '../../operation.js';

const MESSAGE = `must be a text of at most ${FORM_LENGTH.hours} characters`;
const day = z.string({ error: MESSAGE }).max(FORM_LENGTH.hours, MESSAGE).optional();

/** How typed opening hours would be read, day by day; nothing is stored. */
export const readOpeningHours = defineOperation({
  service: 'directory',
  name: 'read-opening-hours',
  input: z.object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  output: z.object({
    /** For each given day: '09:00-18:00', 'Closed' or 'Open 24 hours'; null if it cannot be read. */
    days: z.partialRecord(
      z.enum(weekdays),
      z
        .string()
        .max(FORM_LENGTH.hours * 2)
        .nullable(),
    ),
  }),
  timeoutMs: 2_000,
});
