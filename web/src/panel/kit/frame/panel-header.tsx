import { Button } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLink, useSiteLink, useTexts } from '../../../platform/app-context.js';
import { paths } from '../../../platform/paths.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { LanguageSelect } from '../../../shared/site/language-select.js';
import { panelTabPath } from '../navigation/panel-address.js';
import { dropAllDrafts } from '../drafts/kept-drafts.js';
import { PanelKeys } from '../palette/panel-keys.js';
import { isTab, type PanelSection, type PanelSections, type PanelTab } from './panel-section.js';
import { logOut } from '../session/panel-session.js';
import { useMayCall, usePanelAccount } from '../session/use-may-call.js';
import { WorkBadge } from '../waiting/work-badge.js';

interface PanelHeaderProps {
  readonly sections: PanelSections;
  readonly current: PanelSection;
}

/** Links to the sections that the session's role may use. */
export function PanelHeader({ sections, current }: PanelHeaderProps) {
  const texts = usePageTexts('admin');
  const { shell } = texts;
  const mayCall = useMayCall();
  const account = usePanelAccount();
  const { brand } = useTexts().common;
  const siteLink = useSiteLink();
  const queries = useQueryClient();
  const linked = (place: PanelTab['place']): readonly PanelTab[] =>
    sections.filter(isTab).filter((section) => section.place === place && mayCall(section.route));
  const tabs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const exit = async (): Promise<void> => {
    await logOut();
    dropAllDrafts();
    queries.removeQueries({ queryKey: ['admin'] });
  };
  return (
    <header className="panel-header">
      <div className="panel-bar">
        <p className="panel-name">
          {brand.name} <span>{shell.title}</span>
        </p>
        {linked('bar').map((section) => (
          <SectionLink
            key={section.id}
            section={section}
            isCurrent={section === current}
            title={section.id === 'accounts' ? account?.name || undefined : undefined}
          />
        ))}
        <PanelKeys sections={sections} />
        <LanguageSelect id="panel-language" unnamed="tr" />
        <a href={siteLink(paths.home)} target="_self" lang={shell.linksLang}>
          {shell.home}
        </a>
        <Button variant="outline" size="sm" lang={shell.linksLang} onClick={() => void exit()}>
          {shell.exit}
        </Button>
      </div>
      <nav aria-label={shell.tabsLabel}>
        <ul ref={tabs} className="panel-tabs">
          {linked('tabs').map((section) => (
            <li key={section.id}>
              <SectionLink section={section} isCurrent={section === current} />
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

interface SectionLinkProps {
  readonly section: PanelTab;
  readonly isCurrent: boolean;
  readonly title?: string | undefined;
}

function SectionLink({ section: { id, waits }, isCurrent, title }: SectionLinkProps) {
  const texts = usePageTexts('admin');
  const link = useLink();
  const badge = waits && `waiting-${id}`;
  return (
    <a
      href={link(panelTabPath(id))}
      aria-current={isCurrent ? 'page' : undefined}
      aria-describedby={badge}
      title={title}
    >
      {texts[id].link}
      {badge !== undefined && <WorkBadge id={badge} kinds={waits ?? []} />}
    </a>
  );
}
