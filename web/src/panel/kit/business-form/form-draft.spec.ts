import { draftOf, emptyForm, faultyFields, typedForm } from './form-draft.js';

describe('the form of a business', () => {
  it('converts a business to texts and back without loss', () => {
    const form = {
      ...emptyForm,
      name: 'Löscher',
      subtypes: ['Reifen', 'Öl'],
      latitude: 49.94,
      longitude: -1,
      reviewCount: 0,
      businessStatus: 'OPERATIONAL' as const,
      verified: true,
    };
    expect(draftOf(form)).toMatchObject({ subtypes: 'Reifen\nÖl', latitude: '49.94', rating: '' });
    expect(typedForm(draftOf(form))).toEqual(form);
    expect(typedForm(draftOf(emptyForm))).toEqual(emptyForm);
  });

  it('finds the fields that a response names', () => {
    const message = '400: form.email: must be one; form.hours.monday.0: must end; form.nothing: is unknown';
    expect(faultyFields(message)).toEqual(['email', 'hours']);
  });
});
