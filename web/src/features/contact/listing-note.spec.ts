import { contact } from '../../texts/default/pages/contact.js';
import { listingNoteDraft, listingNoteFragment } from './listing-note.js';

describe('a note on a listing', () => {
  const draftOf = (fragment: string) => listingNoteDraft(fragment, contact.listing);

  it('begins the contact form with what it is about', () => {
    expect(draftOf(listingNoteFragment('change', '/bayreuth/gr%C3%BCn'))).toEqual({
      category: 'business',
      subject: 'Änderungsvorschlag zum Eintrag /bayreuth/grün',
    });
    expect(draftOf('#report=/bayreuth/gruen')?.subject).toBe('Meldung zum Eintrag /bayreuth/gruen');
  });

  it('keeps the subject as short as the form takes it, and an encoding that is none as it stands', () => {
    expect(draftOf(`#report=/${'x'.repeat(1_000)}`)?.subject).toHaveLength(200);
    expect(draftOf('#report=/a%E0')?.subject).toBe('Meldung zum Eintrag /a%E0');
  });

  it.each(['', '#main', '#change=', '#change=bayreuth', '#delete=/a', '#change=/a b'])(
    'leaves the form as it is for the fragment %j',
    (fragment) => expect(draftOf(fragment)).toBeNull(),
  );
});
