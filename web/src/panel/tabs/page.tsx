import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { panelTabOf, type PanelSection, SECTION_ROUTES } from '../kit/panel-address.js';
import { PanelFrame } from '../kit/frame/panel-frame.js';
import { useMayCall } from '../kit/session/use-may-call.js';

const tabs: Readonly<Record<PanelSection, ComponentType>> = {
  dashboard: lazy(async () => ({ default: (await import('./dashboard-tab.js')).DashboardTab })),
  settings: lazy(async () => ({ default: (await import('./settings-tab.js')).SettingsTab })),
  businesses: lazy(async () => ({
    default: (await import('./businesses-tab.js')).BusinessesTab,
  })),
  redirects: lazy(async () => ({ default: (await import('../redirects/redirects-tab.js')).RedirectsTab })),
  statistics: lazy(async () => ({
    default: (await import('../statistics/statistics-section.js')).StatisticsSection,
  })),
  accounts: lazy(async () => ({ default: (await import('./accounts-tab.js')).AccountsTab })),
  inbox: lazy(async () => ({ default: (await import('../inbox/inbox-section.js')).InboxSection })),
};

export default function PanelPage() {
  const { shell } = usePageTexts('admin');
  return (
    <PanelFrame title={shell.title}>
      <OpenTabs />
    </PanelFrame>
  );
}

/** Shows the address's tab; earlier ones stay mounted and keep half-filled forms. */
function OpenTabs() {
  const { pathname, search } = useLocation();
  const { shell } = usePageTexts('admin');
  const mayCall = useMayCall();
  const current = panelTabOf(pathname, new URLSearchParams(search)) ?? 'dashboard';
  const [opened, setOpened] = useState<ReadonlySet<PanelSection>>(() => new Set([current]));
  if (!opened.has(current)) setOpened(new Set([...opened, current]));
  return [...opened].map((tab) => {
    const Tab = tabs[tab];
    return (
      <div key={tab} className="panel-tab" hidden={tab !== current}>
        <Suspense>
          {mayCall(SECTION_ROUTES[tab]) ? <Tab /> : <p className="panel-section">{shell.notAllowed}</p>}
        </Suspense>
      </div>
    );
  });
}
