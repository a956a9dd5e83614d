import { createRoot } from 'react-dom/client';
import { Providers } from '../src/app/providers.js';
import { PanelStyle } from '../src/panel/kit/frame/panel-style.js';
import { callRoute } from '../src/platform/api/fetch-json.js';
import { createQueryClient } from '../src/platform/api/query-client.js';
import { loadTexts } from '../src/texts/catalogues.js';
import { loadPageTexts } from '../src/texts/page-texts.js';
import '../src/panel/kit/frame/panel-charts.css';
import '../src/panel/kit/frame/panel-parts.css';
import '../src/panel/kit/frame/panel-tables.css';
import '../src/panel/kit/queues/queues.css';
import '../src/ui/styles/index.css';
import '../src/ui/styles/controls.css';
import type { CatalogueEntry } from '../src/ui/catalogue-entry.js';
import { CataloguePage } from './catalogue-page.js';

const modules = import.meta.glob<{ default: CatalogueEntry }>('../src/{ui,panel/kit}/**/*.catalogue.tsx', {
  eager: true,
});
const entries = Object.values(modules).map((module) => module.default);
await Promise.all((['admin', 'forms'] as const).map((page) => loadPageTexts(page, 'de')));
const app = { api: callRoute, texts: await loadTexts('de'), language: 'de' as const, renderedAt: Date.now() };

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');
createRoot(root).render(
  <Providers queries={createQueryClient()} app={app}>
    <PanelStyle>
      <CataloguePage entries={entries} />
    </PanelStyle>
  </Providers>,
);
