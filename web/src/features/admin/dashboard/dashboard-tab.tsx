import { usePageTexts } from '../../../texts/page-texts.js';

/** Figures, plots and the list of all businesses. */
export function DashboardTab() {
  const { dashboard } = usePageTexts('admin');
  return <h1>{dashboard.title}</h1>;
}
