import type { Screen } from '../../platform/screen.js';
import { prepareBlog } from './prepare.js';

export const blog: Screen = {
  folder: 'pages/blog',
  path: '/blog',
  texts: ['blog', 'forms'],
  load: () => import('./page.js'),
  prepare: prepareBlog,
};
