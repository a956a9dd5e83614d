import { REDIRECT_PANEL } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { toast } from '../../ui/toast/toast-store.js';
import { isTabOf } from '../kit/navigation/panel-address.js';
import { AliasDomains } from './alias-domains.js';
import { redirectStatsQuery } from './api.js';
import { RedirectActions } from './redirect-actions.js';
import { useFigures } from '../kit/figures/figures.js';
import { Reading } from '../kit/lists/reading.js';
import { RedirectStatus } from './redirect-status.js';
import { RedirectTable } from './redirect-table.js';
import { TopDomains } from './top-domains.js';
import './redirects.css';

/** The tab with the redirect statistics, which are refreshed automatically while it is shown. */
export default function RedirectsTab() {
  const { redirects: texts } = usePageTexts('admin');
  const figures = useFigures();
  const isShown = isTabOf(useLocation().search, 'redirects');
  const [isAuto, setAuto] = useState(true);
  const loaded = useQuery({
    ...redirectStatsQuery,
    refetchInterval: isAuto && isShown ? REDIRECT_PANEL.poll : false,
  });
  const { data, errorUpdatedAt, isError } = loaded;
  useEffect(() => {
    if (isError) toast({ kind: 'error', title: texts.loadFailed });
  }, [isError, errorUpdatedAt, texts.loadFailed]);
  return (
    <>
      <h1>{texts.title}</h1>
      <div className="panel-section-head">
        {data && <RedirectStatus total={data.totalRedirects} />}
        <RedirectActions stats={data} isAuto={isAuto} onAuto={setAuto} />
      </div>
      {!data && <Reading of={loaded} failed={texts.loadFailed} />}
      {data && (
        <>
          <dl className="panel-tiles">
            <div>
              <dt>{texts.total}</dt>
              <dd>{figures.count(data.totalRedirects)}</dd>
            </div>
            <div>
              <dt>{texts.domains}</dt>
              <dd>{figures.count(data.stats.length)}</dd>
            </div>
          </dl>
          <p className="panel-hint">
            {texts.updated} <time dateTime={data.timestamp}>{figures.time(data.timestamp)}</time>
          </p>
          {data.stats.length > 0 && (
            <>
              <TopDomains {...data} />
              <RedirectTable {...data} />
            </>
          )}
        </>
      )}
      <AliasDomains />
    </>
  );
}
