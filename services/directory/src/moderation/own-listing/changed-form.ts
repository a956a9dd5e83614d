import { type BusinessForm, GewerkError, invalidField, ownPhotoId } from '@gewerk/contracts';
import type { OwnChanges } from '@gewerk/contracts/bus';
import type { BusinessRecord } from '../../record/index.js';
import { fieldsOf } from '../../write/index.js';
import { proposedForm } from '../reports/proposed-form.js';

const SENT_AS = 'form.';

/** The listing with the changes. Fails with `invalid-input`, naming the fields as in the request. */
export function changedForm(business: BusinessRecord, changes: OwnChanges): BusinessForm {
  if (Object.keys(changes).length === 0) throw invalidField('changes', 'must contain at least one change');
  const strange = changes.photos?.some(
    (photo) => !business.photos.includes(photo) && ownPhotoId(photo) === null,
  );
  if (strange) throw invalidField('photos', 'must be photos of the listing or photos uploaded for it');
  const { form, areHoursRead } = proposedForm(business, changes);
  if (!areHoursRead) throw invalidField('hours', 'must be opening hours such as 09:00-18:00');
  try {
    fieldsOf(form, business);
  } catch (error) {
    if (!(error instanceof GewerkError)) throw error;
    const faults = error.errors.map(({ field, message }) => ({ field: field.replace(SENT_AS, ''), message }));
    throw new GewerkError(error.code, error.message.replaceAll(SENT_AS, ''), faults);
  }
  return form;
}
