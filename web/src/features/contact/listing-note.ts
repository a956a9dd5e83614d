import { FORM_LENGTH } from '@gewerk/contracts';
import type { PageTexts } from '../../texts/page-texts.js';
import type { ContactDraft } from './contact-draft.js';

/** What a visitor may want to say of a listing. */
export type ListingNote = 'change' | 'report';

const FRAGMENT = /^#(?<note>change|report)=(?<path>\/[^\s<>"]+)$/;

/** What the contact page's address ends with for a note on a listing. A fragment: the page stays one for all listings. */
export const listingNoteFragment = (note: ListingNote, listing: string): string => `#${note}=${listing}`;

/** What the form begins with where the address's fragment names a listing; null where it names none. */
export function listingNoteDraft(
  fragment: string,
  texts: PageTexts['contact']['listing'],
): Pick<ContactDraft, 'category' | 'subject'> | null {
  const { note, path } = FRAGMENT.exec(fragment)?.groups ?? {};
  if (note === undefined || path === undefined) return null;
  const subject = texts[note as ListingNote](readable(path));
  return { category: 'business', subject: subject.slice(0, FORM_LENGTH.subject) };
}

/** Umlauts as letters; as it stands where it is no valid encoding. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
