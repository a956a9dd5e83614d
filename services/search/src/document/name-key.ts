import { foldLoose } from '@gewerk/text';

const LEGAL_FORMS = new Set('gmbh mbh ag kg ohg ug gbr ek ev se co inh inhaber ltd sti as'.split(' '));

/** A key for comparing whole names: 'Müller & Söhne GmbH' and 'mueller und soehne' have the same key. */
export function nameKey(name: string): string {
  const words = foldLoose(name).split(' ');
  const own = words.filter((word) => !LEGAL_FORMS.has(word));
  return (own.length > 0 ? own : words).join('');
}
