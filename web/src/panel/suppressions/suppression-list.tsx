import { Button } from '@chakra-ui/react';
import type { Suppression } from '@gewerk/contracts/bus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelAction } from '../kit/api/use-panel-action.js';
import { PanelPaging } from '../kit/lists/panel-paging.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { liftSuppression, suppressionsQuery } from './api.js';
import { Allowed } from '../kit/session/allowed.js';
import { Reading } from '../kit/lists/reading.js';

export function SuppressionList() {
  const { suppressions: texts } = usePageTexts('admin');
  const [page, setPage] = useState(1);
  const list = useQuery(suppressionsQuery(page));
  const lift = usePanelAction({
    act: ({ id }: Suppression) => liftSuppression(id),
    done: () => ({ title: texts.lifted }),
    failed: texts.failed,
    touches: [['admin', 'suppressions']],
  });
  return (
    <section className="panel-section">
      <h2 id="suppressions-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      <Reading of={list} failed={texts.loadFailed} />
      {list.data?.total === 0 && <p>{texts.empty}</p>}
      {list.data && list.data.total > 0 && (
        <PanelTable
          labelledBy="suppressions-title"
          rows={list.data.suppressions}
          keyOf={({ id }) => id}
          columns={[
            { head: texts.at, cell: ({ at }) => <PanelTime instant={at} /> },
            { head: texts.reason, cell: ({ reason }) => texts.reasons[reason] },
            { head: texts.hash, cell: ({ fingerprint }) => <code>{fingerprint}</code> },
            {
              head: <span className="visually-hidden">{texts.lift}</span>,
              cell: (entry) => (
                <Allowed route="liftSuppression">
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`${texts.lift}: ${entry.fingerprint}`}
                    disabled={lift.isPending}
                    onClick={() => lift.mutate(entry)}
                  >
                    {texts.lift}
                  </Button>
                </Allowed>
              ),
            },
          ]}
        />
      )}
      <PanelPaging page={page} totalPages={list.data?.totalPages ?? 0} onPage={setPage} />
    </section>
  );
}
