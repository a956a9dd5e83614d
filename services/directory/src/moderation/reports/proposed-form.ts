import { type BusinessForm, weekdays } from '@gewerk/contracts';
import type { ListingChanges } from '@gewerk/contracts/bus';
import { type BusinessRecord, decodeHours, readHours } from '../../record/index.js';
import { toManaged } from '../../write/index.js';

/** A listing with the proposed changes. Hours that cannot be read stay as they are. */
export function proposedForm(
  business: BusinessRecord,
  changes: ListingChanges,
): { form: BusinessForm; areHoursRead: boolean } {
  const { form } = toManaged(business);
  const { hours: proposedHours, postal_code: postalCode = form.postalCode, ...others } = changes;
  const hours = proposedHours === undefined ? form.hours : readWeek(business, proposedHours);
  return {
    form: { ...form, ...others, postalCode, hours: hours === 'unreadable' ? form.hours : hours },
    areHoursRead: hours !== 'unreadable',
  };
}

/** Reads a week from free texts; null if they are all empty. Hours on holidays stay as they are. */
function readWeek(
  business: BusinessRecord,
  texts: NonNullable<ListingChanges['hours']>,
): BusinessForm['hours'] | 'unreadable' {
  const said = weekdays.filter((day) => texts[day] !== '');
  if (said.length === 0) return null;
  const { hours, fault } = readHours(Object.fromEntries(said.map((day) => [day, texts[day]])), business);
  if (fault) return 'unreadable';
  if (hours === undefined) return null;
  const before = business.hours === undefined ? null : decodeHours(business.hours);
  const { publicHolidays = null, schoolHolidays = null } = before ?? {};
  return {
    ...decodeHours(hours),
    publicHolidays,
    ...(schoolHolidays === null ? {} : { schoolHolidays }),
  };
}
