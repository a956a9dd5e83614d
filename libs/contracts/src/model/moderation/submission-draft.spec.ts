import { submissionDraftSchema } from './submission-draft.js';

const draft = {
  name: 'Schlosserei Probe',
  category: 'handwerker',
  description: 'Tore und Gitter.',
  address: 'Am Anger 1',
  city: 'Bayreuth',
  postal_code: '95444',
  phone: '0921 7777',
  email: 'probe@probe.example',
};
const hours = { monday: '08:00-17:00', sunday: 'nach Absprache' };

describe('the add-business draft', () => {
  it('PUB-ENTITY-15 has name, category, description, address, city, postal_code, phone and email, a website where there is one, and free text for each weekday', () => {
    const parsed = submissionDraftSchema.parse({ ...draft, website: 'https://probe.example/', hours });
    expect(parsed).toMatchObject({ ...draft, website: 'https://probe.example/', hours });
    expect(Object.keys(parsed).sort()).toEqual([...Object.keys(draft), 'website', 'hours'].sort());
    expect(Object.keys(parsed.hours)).toEqual([
      'monday',
      'tuesday',
      'wednesday',
      'thursday',
      'friday',
      'saturday',
      'sunday',
    ]);
    expect(submissionDraftSchema.safeParse(draft).success).toBe(true);
  });

  it.each(Object.keys(draft))('PUB-ENTITY-15 is refused without %s', (field) => {
    const rest = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== field));
    const { error } = submissionDraftSchema.safeParse(rest);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it('PUB-ENTITY-15 has no other fields and no eighth day', () => {
    expect(submissionDraftSchema.safeParse({ ...draft, rating: 5 }).success).toBe(false);
    expect(submissionDraftSchema.safeParse({ ...draft, hours: { someday: 'auf' } }).success).toBe(false);
  });
});
