import { useQuery } from '@tanstack/react-query';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { panelTabPath } from '../kit/navigation/panel-address.js';
import { workQuery } from '../kit/waiting/get-work.js';
import { ServiceHealth } from './service-health.js';
import { WaitingList } from './waiting-list.js';
import './home.css';

/** Waiting work, the health of the services, and links to pages that do not belong to any tab. */
export function PanelHome() {
  const { home: texts, dashboard } = usePageTexts('admin');
  const link = useLink();
  const { data, isError, dataUpdatedAt } = useQuery(workQuery);
  return (
    <section className="panel-home" aria-labelledby="home-title">
      <h2 id="home-title">{texts.title}</h2>
      {!data && <p role={isError ? 'alert' : 'status'}>{isError ? texts.failed : texts.loading}</p>}
      {data && <WaitingList waiting={data.waiting} at={dataUpdatedAt} />}
      <div className="home-line">
        {data && <ServiceHealth services={data.services} />}
        <nav aria-label={texts.more}>
          <a href={`${link(panelTabPath('dashboard'))}#charts-title`}>{dashboard.charts.title}</a>
          <a href={link('/url-validation-status')}>{texts.checks}</a>
          <a href={link(panelTabPath('statistics'))}>{texts.figures}</a>
        </nav>
      </div>
    </section>
  );
}
