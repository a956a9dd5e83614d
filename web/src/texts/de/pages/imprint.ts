import type { LegalTexts, TextBlock } from '../../page-text-types.js';
import { imprint as given } from '../../default/pages/imprint.js';

/** The specification gives the business hours in English. */
const inGerman = (block: TextBlock): TextBlock =>
  typeof block === 'object' && 'lang' in block
    ? { lang: 'de', text: 'Geschäftszeiten: Mo-Fr 9-18 Uhr und Sa 10-14 Uhr' }
    : block;

export const imprint: LegalTexts = {
  ...given,
  sections: given.sections.map((section) => ({ ...section, blocks: section.blocks.map(inGerman) })),
};
