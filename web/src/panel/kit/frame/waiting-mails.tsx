import { panelRoutes } from '@gewerk/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { useLink } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { callPanel } from '../api/call-panel.js';
import { panelTabPath } from '../navigation/panel-address.js';
import { useInstant } from '../figures/panel-locale.js';

const CHECK_EVERY_MS = 60_000;

/** States that emails are not being sent and how many are waiting; renders nothing while they are being sent. */
export function WaitingMails() {
  const { mails: texts } = usePageTexts('admin').shell;
  const link = useLink();
  const instant = useInstant();
  const { data } = useQuery({
    // The key begins with that of the email lists, so that this query is refetched together with them.
    queryKey: ['admin', 'mails', 'waiting'],
    queryFn: ({ signal }) => callPanel(panelRoutes.waitingMails, { signal }),
    staleTime: CHECK_EVERY_MS,
    refetchInterval: CHECK_EVERY_MS,
    refetchOnMount: true,
  });
  return (
    <div role="status">
      {data && data.since !== null && (
        <p className="panel-notice">
          {data.hasServer ? texts.stopped(data.waiting, instant(data.since)) : texts.noServer(data.waiting)}
          <a href={link(panelTabPath('inbox'))}>{texts.show}</a>
        </p>
      )}
    </div>
  );
}
