import { isBusinessAction, OWNER_ACCOUNT } from '@gewerk/contracts';
import { panelRoutes, type AnswerOf } from '@gewerk/contracts/http';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { managePath } from '../kit/navigation/business-address.js';
import { OlderButton } from '../kit/lists/older-button.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { callPanel } from '../kit/api/call-panel.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { Reading } from '../kit/lists/reading.js';
import { askedAudit, noAuditFilter } from './audit-filter.js';
import { AuditFilterBar } from './audit-filter-bar.js';

type Page = AnswerOf<typeof panelRoutes.audit>;

export function AuditTrail() {
  const { audit: texts } = usePageTexts('admin').security;
  const [filter, setFilter] = useState(noAuditFilter);
  const trail = useInfiniteQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: ({ pageParam, signal }) =>
      callPanel(panelRoutes.audit, { query: { ...askedAudit(filter), before: pageParam }, signal }),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnMount: true,
  });
  const entries = trail.data?.pages.flatMap((page) => page.entries) ?? [];
  const actions: Readonly<Record<string, string>> = texts.actions;
  const seen = new Map(
    entries.flatMap(({ account, accountName }) =>
      account !== undefined && accountName !== undefined ? [[account, accountName]] : [],
    ),
  );
  return (
    <section className="panel-section panel-audit">
      <h2 id="audit-title">{texts.title}</h2>
      <p className="panel-hint">{texts.intro}</p>
      <AuditFilterBar filter={filter} seen={seen} onChange={setFilter} />
      <Reading of={trail} failed={texts.failed} />
      {trail.isSuccess && entries.length === 0 && (
        <p>{filter === noAuditFilter ? texts.empty : texts.nothing}</p>
      )}
      {entries.length > 0 && (
        <PanelTable
          labelledBy="audit-title"
          stacks
          rows={entries}
          keyOf={({ id }) => id}
          isOld={trail.isPlaceholderData}
          columns={[
            { head: texts.at, cell: ({ at }) => <PanelTime instant={at} /> },
            { head: texts.action, cell: ({ action }) => actions[action] ?? action },
            { head: texts.subject, cell: (entry) => <Subject entry={entry} /> },
            {
              head: texts.account,
              cell: ({ account, accountName }) =>
                accountName ?? (account === OWNER_ACCOUNT ? texts.owner : (account ?? '–')),
            },
            { head: texts.address, cell: ({ address }) => address },
          ]}
        />
      )}
      <OlderButton list={trail} label={texts.more} />
    </section>
  );
}

const BULK = /^(?<count>\d+) (?<action>set|delete|restore)(?: (?<fields>.+))?$/;

/** Describes a bulk change and its size; shows the subject unchanged if it was written in another format. */
function BulkSubject({ subject }: { readonly subject: string }) {
  const { actions, fields: labels } = usePageTexts('admin').bulk;
  const locale = usePanelLocale();
  const { count, action, fields } = BULK.exec(subject)?.groups ?? {};
  if (action === undefined) return subject;
  const names: Readonly<Record<string, string>> = labels;
  const set = fields?.split(' ').map((field) => names[field] ?? field);
  const done = actions[action as keyof typeof actions];
  return `${set ? `${done}: ${set.join(', ')}` : done} (${Number(count).toLocaleString(locale)})`;
}

/**
 * What an entry is about. For a business, links to its form, where it can be restored after a deletion and a merge
 * can be undone.
 */
function Subject({ entry }: { readonly entry: Page['entries'][number] }) {
  const { settings, exports } = usePageTexts('admin');
  const link = useLink();
  const { action, subject, name, other, otherName } = entry;
  const businessLink = (id: string, called: string | null | undefined) => (
    <a href={link(managePath(id))} title={id}>
      {called ?? id}
    </a>
  );
  if (subject === null) return '–';
  if (isBusinessAction(action)) {
    return (
      <>
        {businessLink(subject, name)}
        {other !== undefined && <> ← {businessLink(other, otherName)}</>}
      </>
    );
  }
  if (action === 'startBulkChange' || action === 'undoBulkChange') return <BulkSubject subject={subject} />;
  const labels: Readonly<Record<string, string>> | undefined =
    action === 'saveSettings' ? settings.fields : action === 'exportBusinesses' ? exports.types : undefined;
  if (!labels) return subject;
  return subject
    .split(', ')
    .map((field) => labels[field] ?? field)
    .join(', ');
}
