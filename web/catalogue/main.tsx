import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { Providers } from '../src/app/providers.js';
import { STYLE_KEY } from '../src/app/style-key.js';
import { callRoute } from '../src/platform/api/fetch-json.js';
import { createQueryClient } from '../src/platform/api/query-client.js';
import { loadTexts } from '../src/texts/catalogues.js';
import '../src/ui/styles/index.css';
import type { CatalogueEntry } from '../src/ui/catalogue-entry.js';
import { CataloguePage } from './catalogue-page.js';

const modules = import.meta.glob<{ default: CatalogueEntry }>('../src/ui/**/*.catalogue.tsx', {
  eager: true,
});
const entries = Object.values(modules).map((module) => module.default);
const app = { api: callRoute, texts: await loadTexts('de'), language: null, renderedAt: Date.now() };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(
  <Providers styles={createCache({ key: STYLE_KEY })} queries={createQueryClient()} app={app}>
    <CataloguePage entries={entries} />
  </Providers>,
);
