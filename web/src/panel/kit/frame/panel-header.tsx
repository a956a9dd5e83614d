import { Button } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink, useSiteLink, useTexts } from '../../../platform/app-context.js';
import { paths } from '../../../platform/paths.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { LanguageSelect } from '../../../shared/site/language-select.js';
import { PANEL_TABS, panelTabOf, panelTabPath } from '../panel-address.js';
import { logOut } from '../session/panel-session.js';

export function PanelHeader() {
  const { shell, inbox, statistics } = usePageTexts('admin');
  const { brand } = useTexts().common;
  const link = useLink();
  const siteLink = useSiteLink();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const current = panelTabOf(pathname, new URLSearchParams(search));
  const tabs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone the tabs are wider than the screen.
    tabs.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const exit = async (): Promise<void> => {
    await logOut();
    queries.removeQueries({ queryKey: ['admin'] });
  };
  return (
    <header className="panel-header">
      <div className="panel-bar">
        <p className="panel-name">
          {brand.name} <span>{shell.title}</span>
        </p>
        <a href={link(panelTabPath('inbox'))} aria-current={current === 'inbox' ? 'page' : undefined}>
          {inbox.link}
        </a>
        <a
          href={link(panelTabPath('statistics'))}
          aria-current={current === 'statistics' ? 'page' : undefined}
        >
          {statistics.link}
        </a>
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
          {PANEL_TABS.map((tab) => (
            <li key={tab}>
              <a href={link(panelTabPath(tab))} aria-current={tab === current ? 'page' : undefined}>
                {shell.tabs[tab]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
