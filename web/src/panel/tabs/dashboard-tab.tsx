import { lazy } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Part } from '../../ui/feedback/part.js';
import { ExportArea } from '../exports/export-area.js';
import { ImportArea } from '../imports/import-area.js';
import { PhotoUpdateArea } from '../photos/photo-update-area.js';
import { BusinessList } from '../dashboard/business-list.js';
import { Allowed } from '../kit/session/allowed.js';
import { PanelHome } from '../home/panel-home.js';
import { StatTiles } from '../dashboard/stat-tiles.js';

/** The charts are below the list, so that nothing moves when they have loaded. */
const Charts = lazy(async () => ({ default: (await import('../dashboard/charts/charts.js')).Charts }));

export default function DashboardTab() {
  const { dashboard } = usePageTexts('admin');
  return (
    <>
      <h1>{dashboard.title}</h1>
      <PanelHome />
      <StatTiles />
      {/* A failure in one part affects neither the other parts nor the selections made in them. */}
      <Part>
        <BusinessList
          below={(list) => (
            <Allowed route="exportBusinesses">
              <ExportArea list={list} />
            </Allowed>
          )}
        />
      </Part>
      <Part>
        <Allowed route="importExcel">
          <ImportArea />
        </Allowed>
      </Part>
      <Part>
        <Allowed route="startPhotoUpdate">
          <PhotoUpdateArea />
        </Allowed>
      </Part>
      <Part>
        <Charts />
      </Part>
    </>
  );
}
