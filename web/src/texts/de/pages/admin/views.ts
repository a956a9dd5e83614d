import type { PageTexts } from '../../../catalogue-types.js';

export const views: PageTexts['admin']['views'] = {
  title: 'Gemerkte Ansichten',
  keep: 'Diese Ansicht merken',
  name: 'Name der Ansicht',
  save: 'Merken',
  cancel: 'Abbrechen',
  kept: (name) => `„${name}“ ist gemerkt`,
  drop: (name) => `Ansicht „${name}“ entfernen`,
  dropped: 'Ansicht entfernt',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  notCopied: 'Die Adresse konnte nicht kopiert werden',
  failed: 'Die Ansicht konnte nicht gemerkt werden',
};
