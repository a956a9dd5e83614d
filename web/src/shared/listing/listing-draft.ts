import { type BusinessDetail, weekdays, type Weekday } from '@gewerk/contracts';
import type { ListingChanges } from '@gewerk/contracts/bus';
import type { PageTexts } from '../../texts/catalogue-types.js';
import { isBlank, looksLikeMail, looksLikeWebsite } from '../../ui/forms/check-fields.js';
import type { Faults } from '../../ui/forms/faults.js';

/** Fields of a listing that a visitor can correct, in the order in which they are shown. */
const listingFields = [
  'name',
  'description',
  'address',
  'postal_code',
  'city',
  'phone',
  'email',
  'website',
] as const;
export type ListingField = (typeof listingFields)[number];

export type ListingDraft = Readonly<Record<ListingField | Weekday, string>>;

const CLOSED = 'Closed';
const ALL_DAY = 'Open 24 hours';

export function listingDraft(business: BusinessDetail, closed: string): ListingDraft {
  const days = weekdays.map((day) => {
    const said = business.workingHours?.[day.charAt(0).toUpperCase() + day.slice(1)] ?? '';
    return [day, said === CLOSED ? closed : said === ALL_DAY ? '00:00-24:00' : said];
  });
  return {
    name: business.name,
    description: business.description ?? '',
    address: business.address ?? '',
    postal_code: business.postalCode ?? '',
    city: business.city,
    phone: business.phone ?? '',
    email: business.email ?? '',
    website: business.website ?? '',
    ...(Object.fromEntries(days) as Record<Weekday, string>),
  };
}

/** The changed fields. Closed days have the stored word for 'closed' instead of that in the page's language. */
export function changesOf(before: ListingDraft, after: ListingDraft, closed: string): ListingChanges {
  const isChanged = (field: ListingField | Weekday) => before[field].trim() !== after[field].trim();
  const changed = listingFields.filter(isChanged).map((field) => [field, after[field]]);
  const changes = Object.fromEntries(changed) as ListingChanges;
  if (!weekdays.some(isChanged)) return changes;
  const isClosed = (text: string) => text.trim().toLowerCase() === closed.toLowerCase();
  const week = weekdays.map((day) => [day, isClosed(after[day]) ? CLOSED : after[day]]);
  return { ...changes, hours: Object.fromEntries(week) as Record<Weekday, string> };
}

/**
 * Reasons why changes cannot be sent. Only changed fields are checked: the visitor is not responsible for existing
 * values.
 */
export function changeFaults({ name, email, website }: ListingChanges, texts: PageTexts['forms']): Faults {
  const faults: Record<string, string> = {};
  if (name !== undefined && isBlank(name)) faults['name'] = texts.required;
  if (email && !looksLikeMail(email)) faults['email'] = texts.email;
  if (website && !looksLikeWebsite(website)) faults['website'] = texts.website;
  return faults;
}
