import type { OpeningHours } from './opening-hours.js';

/**
 * Why opening hours could not be read:
 * - `empty`: nothing is written;
 * - `wrong-type`: neither a text, nor a record of days, nor a list;
 * - `too-long`: more text than a week of opening hours needs;
 * - `unknown-day`: a key is not a weekday in English, German or Turkish;
 * - `bad-time`: an impossible time of day or span;
 * - `too-many-spans`: more spans in a day than the normal form allows;
 * - `by-appointment`: open by appointment only, so there are no hours to show;
 * - `seasonal`: the hours differ from week to week (season, weekdays of school holidays, sunset);
 * - `unreadable`: anything else that is not fully understood.
 */
export type ParseFaultCode =
  | 'empty'
  | 'wrong-type'
  | 'too-long'
  | 'unknown-day'
  | 'bad-time'
  | 'too-many-spans'
  | 'by-appointment'
  | 'seasonal'
  | 'unreadable';

export interface ParseFault {
  code: ParseFaultCode;
  /** An English sentence that names the part at fault. */
  detail: string;
}

/** Assumptions made if the text is ambiguous. */
export type ParseAssumption =
  /** '17:00+' counts as eight hours, but at most until midnight and at least as four hours. */
  | 'open-end'
  /** A remark next to the hours was left out. */
  | 'comment-left-out'
  /** A day that is open by appointment only counts as closed. */
  | 'appointment-days-closed';

export type ParseResult =
  | { hours: OpeningHours; assumptions: readonly ParseAssumption[] }
  | { fault: ParseFault };

/** Carries a fault out of nested parser calls; it never leaves this library. */
export class HoursFault extends Error {
  constructor(
    readonly code: ParseFaultCode,
    detail: string,
  ) {
    super(detail);
    this.name = 'HoursFault';
  }
}
