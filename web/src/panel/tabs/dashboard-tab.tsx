import { lazy } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Part } from '../../ui/part.js';
import { ExportArea } from '../exports/export-area.js';
import { ImportArea } from '../imports/import-area.js';
import { PhotoUpdateArea } from '../photos/photo-update-area.js';
import { BusinessList } from '../dashboard/business-list.js';
import { Allowed } from '../kit/session/allowed.js';
import { PanelHome } from '../home/panel-home.js';
import { StatTiles } from '../dashboard/stat-tiles.js';

/** Below the list, so nothing moves when they come. */
const Charts = lazy(async () => ({ default: (await import('../dashboard/charts/charts.js')).Charts }));

export default function DashboardTab() {
  const { dashboard } = usePageTexts('admin');
  return (
    <>
      <h1>{dashboard.title}</h1>
      <PanelHome />
      <StatTiles />
      <BusinessList
        below={(list) => (
          <Allowed route="exportBusinesses">
            <ExportArea list={list} />
          </Allowed>
        )}
      />
      <Allowed route="importExcel">
        <ImportArea />
      </Allowed>
      <Allowed route="startPhotoUpdate">
        <PhotoUpdateArea />
      </Allowed>
      <Part>
        <Charts />
      </Part>
    </>
  );
}
