import type { Screen } from '../../platform/screen.js';
import { prepareArticle } from './prepare.js';

export const article: Screen = {
  folder: 'pages/article',
  path: '/blog/:id',
  texts: ['blog'],
  isStill: true,
  load: () => import('./page.js'),
  prepare: prepareArticle,
};
