import { usePageTexts } from '../../../texts/page-texts.js';
import { BusinessList } from './business-list.js';
import { StatTiles } from './stat-tiles.js';

/** Figures, plots and the list of all businesses. */
export function DashboardTab() {
  const { dashboard } = usePageTexts('admin');
  return (
    <>
      <h1>{dashboard.title}</h1>
      <StatTiles />
      <BusinessList />
    </>
  );
}
