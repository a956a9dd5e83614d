export { closedWeek, weekdays } from './opening-hours.js';
export type { OpeningHours, TimeSpan, Weekday } from './opening-hours.js';
export {
  formatHolidays,
  formatSchoolHolidays,
  formatWeek,
  type PublicWeek,
  type PublicWeekday,
} from './format-week.js';
export { LocalDays, type LocalDay, type LocalMoment, type LocalRegion } from './local-days.js';
export { OpenClock, openState, type OpenState, type OpenStateQuery } from './open-clock.js';
export { parseOpeningHours, type ParseHint } from './parse-opening-hours.js';
export type { ParseAssumption, ParseFault, ParseFaultCode, ParseResult } from './parse-fault.js';
