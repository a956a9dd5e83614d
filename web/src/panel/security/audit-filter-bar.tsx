import { Button, Input } from '@chakra-ui/react';
import { OWNER_ACCOUNT } from '@gewerk/contracts';
import { panelRoutes } from '@gewerk/contracts/http';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { withQuery } from '../../platform/paths.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { callPanel } from '../kit/api/call-panel.js';
import { localToday } from '../kit/figures/local-today.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { askedAudit, type AuditFilter, noAuditFilter } from './audit-filter.js';

interface AuditFilterBarProps {
  readonly filter: AuditFilter;
  /** Names of the accounts that occur in the shown entries, including removed accounts, by id. */
  readonly seen: ReadonlyMap<string, string>;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Filters by account, action and time, with a download of the matching entries. */
export function AuditFilterBar({ filter, seen, onChange }: AuditFilterBarProps) {
  const { audit: texts } = usePageTexts('admin').security;
  const locale = usePanelLocale();
  const { data } = useQuery({
    queryKey: ['admin', 'accounts'],
    queryFn: ({ signal }) => callPanel(panelRoutes.accounts, { signal }),
  });
  const accounts = new Map([...seen, ...(data?.accounts.map(({ id, name }) => [id, name] as const) ?? [])]);
  const sorted = (choices: readonly (readonly [string, string])[]) => [
    { value: '', label: texts.everything },
    ...choices
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label, locale)),
  ];
  return (
    <div className="panel-filters" role="search" aria-label={texts.title}>
      <SelectField
        id="audit-account"
        name="account"
        label={texts.account}
        value={filter.account}
        options={sorted([[OWNER_ACCOUNT, texts.owner], ...accounts])}
        onChange={(account) => onChange({ ...filter, account })}
      />
      <SelectField
        id="audit-action"
        name="action"
        label={texts.action}
        value={filter.action}
        options={sorted(Object.entries(texts.actions))}
        onChange={(action) => onChange({ ...filter, action })}
      />
      {(['from', 'to'] as const).map((day) => (
        <div key={day} className="field">
          <label htmlFor={`audit-${day}`}>{texts[day]}</label>
          <Input
            id={`audit-${day}`}
            type="date"
            max={localToday()}
            value={filter[day]}
            onChange={({ target }) => onChange({ ...filter, [day]: target.value })}
          />
        </div>
      ))}
      <Button
        variant="outline"
        disabled={Object.values(filter).every((value) => value === '')}
        onClick={() => onChange(noAuditFilter)}
      >
        {texts.clear}
      </Button>
      <a
        className="panel-download"
        href={withQuery(panelRoutes.exportAudit.path, askedAudit(filter))}
        target="_self"
        download
      >
        {texts.download}
      </a>
    </div>
  );
}
