import { Button } from '@chakra-ui/react';
import { adminRoutes, isBusinessAction, type listAudit, type OutputOf } from '@gewerk/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLink } from '../../../app/app-context.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { managePath } from '../businesses/business-address.js';
import { useInstant } from '../panel-locale.js';
import { adminFetch } from '../api/admin-fetch.js';

type Page = OutputOf<typeof listAudit>;

/** What happened in the panel: when, what, from which address. */
export function AuditTrail() {
  const { audit: texts } = usePageTexts('admin').security;
  const instant = useInstant();
  const trail = useInfiniteQuery({
    queryKey: ['admin', 'audit'],
    queryFn: ({ pageParam, signal }) =>
      adminFetch<Page>(adminRoutes.audit.path, { query: { before: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnMount: true,
  });
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  const actions: Readonly<Record<string, string>> = texts.actions;
  return (
    <div className="panel-audit">
      <h3 id="audit-title">{texts.title}</h3>
      <p className="panel-hint">{texts.intro}</p>
      {trail.isError && <p role="alert">{texts.failed}</p>}
      {trail.isSuccess && entries.length === 0 && <p>{texts.empty}</p>}
      {entries.length > 0 && (
        <div className="panel-scroll" role="region" aria-labelledby="audit-title" tabIndex={0}>
          <table className="panel-table">
            <thead>
              <tr>
                <th scope="col">{texts.at}</th>
                <th scope="col">{texts.action}</th>
                <th scope="col">{texts.subject}</th>
                <th scope="col">{texts.address}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td>
                    <time dateTime={entry.at}>{instant(entry.at)}</time>
                  </td>
                  <td>{actions[entry.action] ?? entry.action}</td>
                  <td>
                    <Subject entry={entry} />
                  </td>
                  <td>{entry.address}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {trail.hasNextPage && (
        <Button
          variant="outline"
          size="sm"
          disabled={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}

/** What an entry is about; a business can be opened, a deleted one be restored there. */
function Subject({ entry }: { readonly entry: Page['entries'][number] }) {
  const { fields } = usePageTexts('admin').settings;
  const link = useLink();
  const { action, subject, name } = entry;
  if (subject === null) return '–';
  if (isBusinessAction(action)) {
    return (
      <a href={link(managePath(subject))} title={subject}>
        {name ?? subject}
      </a>
    );
  }
  if (action !== 'saveSettings') return subject;
  const labels: Readonly<Record<string, string>> = fields;
  return subject
    .split(', ')
    .map((field) => labels[field] ?? field)
    .join(', ');
}
