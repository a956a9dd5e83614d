import { Button } from '@chakra-ui/react';
import type { Suppression } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelAction } from '../api/use-panel-action.js';
import { PanelPaging } from '../components/panel-paging.js';
import { PanelTime } from '../components/panel-time.js';
import { liftSuppression, suppressionsQuery } from './api.js';

/** Businesses that must not come back: when, why, and a hash; what they were called is known no more. */
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
    <section className="panel-section" aria-labelledby="suppressions-title">
      <h2 id="suppressions-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      {list.isError && <p role="alert">{texts.loadFailed}</p>}
      {list.data?.total === 0 && <p>{texts.empty}</p>}
      {list.data && list.data.total > 0 && (
        <div className="panel-scroll" role="group" aria-labelledby="suppressions-title" tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{texts.at}</th>
                <th scope="col">{texts.reason}</th>
                <th scope="col">{texts.hash}</th>
                <th scope="col">
                  <span className="visually-hidden">{texts.lift}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {list.data.suppressions.map((entry) => (
                <tr key={entry.id}>
                  <td>
                    <PanelTime instant={entry.at} />
                  </td>
                  <td>{texts.reasons[entry.reason]}</td>
                  <td>
                    <code>{entry.fingerprint}</code>
                  </td>
                  <td>
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`${texts.lift}: ${entry.fingerprint}`}
                      disabled={lift.isPending}
                      onClick={() => lift.mutate(entry)}
                    >
                      {texts.lift}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PanelPaging page={page} totalPages={list.data?.totalPages ?? 0} onPage={setPage} />
    </section>
  );
}
