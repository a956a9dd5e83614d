import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { useInstant } from '../kit/figures/panel-locale.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { Reading } from '../kit/lists/reading.js';
import { endSession, sessionsQuery } from './api.js';
import { browserName } from './browser-name.js';

export function OwnSessions() {
  const { sessions: texts } = usePageTexts('admin').accounts;
  const sessions = useQuery(sessionsQuery);
  const written = useInstant();
  const end = usePanelAction({
    act: endSession,
    done: () => ({ title: texts.ended }),
    failed: texts.failed,
    touches: [sessionsQuery.queryKey],
  });
  return (
    <section className="panel-section">
      <h2 id="sessions-title">{texts.title}</h2>
      <Reading of={sessions} failed={texts.loadFailed} />
      {sessions.data && (
        <PanelTable
          labelledBy="sessions-title"
          stacks
          rows={sessions.data.sessions}
          keyOf={({ id }) => id}
          columns={[
            {
              head: texts.browser,
              cell: ({ browser }) => <span title={browser}>{browserName(browser) ?? texts.unknown}</span>,
              isName: true,
            },
            { head: texts.address, cell: ({ address }) => address },
            { head: texts.begunAt, cell: ({ begunAt }) => <PanelTime instant={begunAt} /> },
            { head: texts.expiresAt, cell: ({ expiresAt }) => <PanelTime instant={expiresAt} /> },
            {
              head: texts.actions,
              cell: ({ id, isThisOne, browser, begunAt }) =>
                isThisOne ? (
                  texts.isThisOne
                ) : (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={texts.endOf(browserName(browser) ?? texts.unknown, written(begunAt))}
                    disabled={end.isPending}
                    onClick={() => end.mutate(id)}
                  >
                    {texts.end}
                  </Button>
                ),
            },
          ]}
        />
      )}
    </section>
  );
}
