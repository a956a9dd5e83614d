import { z } from 'zod';

/**
 * Minutes from local midnight: start 0 to 1439, end up to 2880 if the span runs past midnight; [0, 1440] is open
 * all day.
 */
export const timeSpanSchema = z.tuple([z.number().int().min(0).max(1439), z.number().int().min(1).max(2880)]);
export type TimeSpan = z.infer<typeof timeSpanSchema>;

const day = z.array(timeSpanSchema).max(8);

/** Opening hours in normal form; spans are sorted and do not overlap, an empty day is closed. */
export const openingHoursSchema = z.object({
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: day,
  /** Hours on public holidays; null if unknown: the weekday's hours apply. */
  publicHolidays: day.nullable(),
  /**
   * Hours in school holidays, as a source gives them; missing or null if unknown. Whether it is a school
   * holiday now is not computed.
   */
  schoolHolidays: day.nullable().optional(),
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;
