import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../../../texts/page-texts.js';
import { panelTabOf, type PanelSection } from '../panel-address.js';
import { PanelFrame } from './panel-frame.js';

/** Each tab is a chunk of its own, loaded when it is first opened. */
const tabs: Readonly<Record<PanelSection, ComponentType>> = {
  dashboard: lazy(async () => ({ default: (await import('../dashboard/dashboard-tab.js')).DashboardTab })),
  settings: lazy(async () => ({ default: (await import('../settings/settings-tab.js')).SettingsTab })),
  businesses: lazy(async () => ({
    default: (await import('../businesses/businesses-tab.js')).BusinessesTab,
  })),
  redirects: lazy(async () => ({ default: (await import('../redirects/redirects-tab.js')).RedirectsTab })),
  statistics: lazy(async () => ({
    default: (await import('../statistics/statistics-section.js')).StatisticsSection,
  })),
  inbox: lazy(async () => ({ default: (await import('../inbox/inbox-section.js')).InboxSection })),
};

/** The panel with its four tabs. */
export function AdminPage() {
  const { shell } = usePageTexts('admin');
  return (
    <PanelFrame title={shell.title}>
      <OpenTabs />
    </PanelFrame>
  );
}

/** Shows the address's tab; those shown before stay as they are, half-filled forms included. */
function OpenTabs() {
  const { pathname, search } = useLocation();
  const current = panelTabOf(pathname, new URLSearchParams(search)) ?? 'dashboard';
  const [opened, setOpened] = useState<ReadonlySet<PanelSection>>(() => new Set([current]));
  if (!opened.has(current)) setOpened(new Set([...opened, current]));
  return [...opened].map((tab) => {
    const Tab = tabs[tab];
    return (
      <div key={tab} className="panel-tab" hidden={tab !== current}>
        <Suspense>
          <Tab />
        </Suspense>
      </div>
    );
  });
}
