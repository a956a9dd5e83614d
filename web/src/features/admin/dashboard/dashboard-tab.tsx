import { lazy, Suspense } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { ImportArea } from '../imports/import-area.js';
import { PhotoUpdateArea } from '../photos/photo-update-area.js';
import { BusinessList } from './business-list.js';
import { StatTiles } from './stat-tiles.js';

/** Below the list, so nothing moves when they come. */
const Charts = lazy(async () => ({ default: (await import('./charts/charts.js')).Charts }));

/** Figures, the list of all businesses with its export, the import, the photo update, and plots. */
export function DashboardTab() {
  const { dashboard } = usePageTexts('admin');
  return (
    <>
      <h1>{dashboard.title}</h1>
      <StatTiles />
      <BusinessList />
      <ImportArea />
      <PhotoUpdateArea />
      <Suspense>
        <Charts />
      </Suspense>
    </>
  );
}
