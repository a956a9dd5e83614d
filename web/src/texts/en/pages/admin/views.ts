import type { PageTexts } from '../../../catalogue-types.js';

export const views: PageTexts['admin']['views'] = {
  title: 'Saved views',
  keep: 'Save this view',
  name: 'Name of the view',
  save: 'Save',
  cancel: 'Cancel',
  kept: (name) => `“${name}” is saved`,
  drop: (name) => `Remove the view “${name}”`,
  dropped: 'View removed',
  copy: 'Copy the address',
  copied: 'Address copied',
  notCopied: 'The address could not be copied',
  failed: 'The view could not be saved',
};
