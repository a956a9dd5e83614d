import { type BusinessForm, type FieldFault, GewerkError } from '@gewerk/contracts';
import type { BusinessFields, BusinessRecord } from '../businesses/business.record.js';
import { normaliseBusiness } from '../normalise/normalise-business.js';
import { formAsInput } from './business-form.mapper.js';

const WEB_ADDRESS = 'must be an address such as https://www.example.de';

/**
 * What is stored for a form. A source's bad value is left out silently; the owner is told of it: fails with
 * `invalid-input` naming each field that would be lost.
 */
export function fieldsOf(form: BusinessForm, before: BusinessRecord | null): BusinessFields {
  const input = formAsInput(form, before);
  const normalised = normaliseBusiness(input);
  if (!normalised) throw refusal([{ field: 'form.name', message: 'must not be empty' }]);
  const { fields, hoursFault } = normalised;
  const faults: FieldFault[] = [];
  const demand = (isKept: boolean, field: keyof BusinessForm, message: string): void => {
    if (!isKept) faults.push({ field: `form.${field}`, message });
  };
  demand(isKept(form.email, fields.email), 'email', 'must be an e-mail address such as name@example.de');
  demand(isKept(form.website, fields.website), 'website', WEB_ADDRESS);
  demand(isKept(form.reviewsLink, fields.reviewsLink), 'reviewsLink', WEB_ADDRESS);
  demand(fields.photos.length === new Set(form.photos).size, 'photos', `each ${WEB_ADDRESS}`);
  const isCountry = fields.countryCode === form.countryCode.toUpperCase();
  demand(isCountry, 'countryCode', 'must be the code of a country, e.g. DE');
  const isWeekRead = !hoursFault || fields.rawHours === before?.rawHours;
  demand(isWeekRead, 'hours', hoursFault?.detail ?? 'must be readable');
  if (faults.length > 0) throw refusal(faults);
  return fields;
}

const isKept = (given: string, stored: string | undefined): boolean => given === '' || stored !== undefined;

function refusal(faults: FieldFault[]): GewerkError {
  const detail = faults.map(({ field, message }) => `${field}: ${message}`).join('; ');
  return new GewerkError('invalid-input', detail, faults);
}
