import { type BusinessForm, type FieldFault, invalidField, invalidFields } from '@gewerk/contracts';
import { type BusinessFields, type BusinessRecord, normaliseBusiness } from '../record/index.js';
import { formAsInput } from './business-form.mapper.js';

const WEB_ADDRESS = 'must be a web address such as https://www.example.de';

/**
 * The fields to store for a form. Fails with `invalid-input` naming each field whose value would be dropped.
 * @param path the form's path in the request, for errors
 */
export function fieldsOf(form: BusinessForm, before: BusinessRecord | null, path = 'form'): BusinessFields {
  const input = formAsInput(form, before);
  const normalised = normaliseBusiness(input);
  if (!normalised) throw invalidField(`${path}.name`, 'must not be empty');
  const { fields, hoursFault } = normalised;
  const faults: FieldFault[] = [];
  const demand = (isKept: boolean, field: keyof BusinessForm, message: string): void => {
    if (!isKept) faults.push({ field: `${path}.${field}`, message });
  };
  demand(isKept(form.email, fields.email), 'email', 'must be an email address such as name@example.de');
  demand(isKept(form.website, fields.website), 'website', WEB_ADDRESS);
  demand(isKept(form.reviewsLink, fields.reviewsLink), 'reviewsLink', WEB_ADDRESS);
  demand(fields.photos.length === new Set(form.photos).size, 'photos', `each ${WEB_ADDRESS}`);
  const isCountry = fields.countryCode === form.countryCode.toUpperCase();
  demand(isCountry, 'countryCode', 'must be a country code such as DE');
  const isWeekRead = !hoursFault || fields.rawHours === before?.rawHours;
  demand(isWeekRead, 'hours', hoursFault?.detail ?? 'must be opening hours such as 09:00-18:00');
  if (faults.length > 0) throw invalidFields(faults);
  return fields;
}

const isKept = (given: string, stored: string | undefined): boolean => given === '' || stored !== undefined;
