import { detail } from '../../../test/fake-api.js';
import { forms } from '../../texts/default/pages/forms.js';
import { changeFaults, changesOf, listingDraft } from './listing-draft.js';

const business = detail({
  workingHours: { Monday: '08:00-12:00', Saturday: 'Closed', Sunday: 'Open 24 hours' },
});
const before = listingDraft(business, 'Geschlossen');

describe('corrections of a listing', () => {
  it("begin with the listing's values", () => {
    expect(before).toMatchObject({
      name: business.name,
      email: '',
      monday: '08:00-12:00',
      tuesday: '',
      saturday: 'Geschlossen',
      sunday: '00:00-24:00',
    });
  });

  it('contain only changes, and the whole week if any day has changed', () => {
    expect(changesOf(before, { ...before, name: `${before.name} ` }, 'Geschlossen')).toEqual({});
    const after = { ...before, phone: '', tuesday: 'geschlossen' };
    expect(changesOf(before, after, 'Geschlossen')).toEqual({
      phone: '',
      hours: {
        monday: '08:00-12:00',
        tuesday: 'Closed',
        wednesday: '',
        thursday: '',
        friday: '',
        saturday: 'Closed',
        sunday: '00:00-24:00',
      },
    });
  });

  it('are refused without a name or with an invalid email or website', () => {
    expect(Object.keys(changeFaults({ name: ' ', email: 'x', website: 'y' }, forms))).toEqual([
      'name',
      'email',
      'website',
    ]);
    expect(changeFaults({ email: '', website: '' }, forms)).toEqual({});
  });
});
