import type { Texts } from '../catalogue-types.js';

export const notFound: Texts['notFound'] = {
  lang: 'en',
  title: 'Page not found',
  text: 'There is no such page. You will be taken to the homepage in a few seconds.',
  stays: 'There is no such page. You will stay here.',
  search: { label: 'Business or service', submit: 'Find' },
  home: 'Go to the homepage',
};
