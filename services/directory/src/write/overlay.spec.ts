import type { BusinessInput } from '@gewerk/contracts';
import { type BusinessFields, normaliseBusiness } from '../record/index.js';
import { completedByOther } from './overlay.js';

function fieldsOf(input: BusinessInput): BusinessFields {
  const normalised = normaliseBusiness(input);
  if (!normalised) throw new Error('The business has no name.');
  return normalised.fields;
}

const german = fieldsOf({ placeId: 'a', name: 'Ott', city: 'Bayreuth', countryCode: 'DE' });

describe('a business with missing fields taken from another', () => {
  it('keeps a phone number of another country as one of that country', () => {
    const austrian = fieldsOf({ placeId: 'b', name: 'Ott', countryCode: 'AT', phone: '0662 123456' });
    expect(completedByOther(german, austrian).phoneNumber).toBe('+43662123456');
  });

  it('keeps its own phone number, and takes one of the same country as written', () => {
    const other = fieldsOf({ placeId: 'b', name: 'Ott', countryCode: 'DE', phone: '0921 5555' });
    expect(completedByOther(german, other)).toMatchObject({ phone: other.phone, phoneNumber: '+499215555' });
    const called = fieldsOf({ placeId: 'a', name: 'Ott', countryCode: 'DE', phone: '0921 4444' });
    expect(completedByOther(called, other).phone).toBe(called.phone);
  });
});
