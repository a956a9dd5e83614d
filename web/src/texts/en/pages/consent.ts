import type { PageTexts } from '../../catalogue-types.js';

export const consent: PageTexts['consent'] = {
  lang: 'en',
  label: 'Cookie choice',
  title: 'You decide.',
  text: 'We always store what is necessary, and anything else only with your consent.',
  privacy: 'Privacy',
  reject: 'Necessary cookies only',
  accept: 'Accept all',
  choose: 'Choose',
};
