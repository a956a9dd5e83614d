import { lazy, Suspense } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { ExportArea } from '../exports/export-area.js';
import { ImportArea } from '../imports/import-area.js';
import { PhotoUpdateArea } from '../photos/photo-update-area.js';
import { BusinessList } from '../dashboard/business-list.js';
import { StatTiles } from '../dashboard/stat-tiles.js';

/** Below the list, so nothing moves when they come. */
const Charts = lazy(async () => ({ default: (await import('../dashboard/charts/charts.js')).Charts }));

export function DashboardTab() {
  const { dashboard } = usePageTexts('admin');
  return (
    <>
      <h1>{dashboard.title}</h1>
      <StatTiles />
      <BusinessList below={(list) => <ExportArea list={list} />} />
      <ImportArea />
      <PhotoUpdateArea />
      <Suspense>
        <Charts />
      </Suspense>
    </>
  );
}
