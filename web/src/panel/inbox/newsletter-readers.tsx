import { panelRoutes } from '@gewerk/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { subscribersQuery } from './api.js';
import { Allowed } from '../kit/session/allowed.js';

export function NewsletterReaders() {
  const { newsletter: texts } = usePageTexts('admin').inbox;
  const counts = useQuery(subscribersQuery);
  return (
    <section className="panel-section" aria-labelledby="readers-title">
      <h2 id="readers-title">{texts.title}</h2>
      {counts.isPending && <p role="status">{texts.loading}</p>}
      {counts.isError && <p role="alert">{texts.loadFailed}</p>}
      {counts.data && <p>{texts.counts(counts.data.subscribed, counts.data.unconfirmed)}</p>}
      <p className="panel-hint">{texts.hint}</p>
      <Allowed route="exportSubscribers">
        <p>
          <a href={panelRoutes.exportSubscribers.path} download>
            {texts.export}
          </a>
        </p>
      </Allowed>
    </section>
  );
}
