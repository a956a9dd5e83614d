import { adminRoutes } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../texts/page-texts.js';
import { subscribersQuery } from './api.js';

/** How many get the newsletter, and their addresses as a download. */
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
      <p>
        <a href={adminRoutes.exportSubscribers.path} download>
          {texts.export}
        </a>
      </p>
    </section>
  );
}
