import { type RunPart, runParts } from '@gewerk/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { Icon } from '../../ui/icons/icon.js';
import type { ListFilters } from '../kit/business-list/list-state.js';
import { useInstant, usePanelLocale } from '../kit/figures/panel-locale.js';
import { importRunQuery } from './api.js';

/**
 * Interval at which the list is reloaded until the index contains all businesses of an import, which takes
 * minutes.
 */
const LOOK_EVERY_MS = 5_000;
const FOLLOWED_MS = 300_000;

interface RunFilterProps {
  readonly filters: ListFilters;
  /** Undefined while the list is loading. */
  readonly total: number | undefined;
  readonly onChange: (change: Partial<ListFilters>) => void;
}

/** The run whose businesses the list shows, which part of them is shown, and a button to show all businesses. */
export function RunFilter({ filters, total, onChange }: RunFilterProps) {
  const { runFilter: texts } = usePageTexts('admin').dashboard.list;
  const instant = useInstant();
  const locale = usePanelLocale();
  const { data: run } = useQuery(importRunQuery(filters.run));
  const begun = run?.startedAt;
  const missing = isOnlyRun(filters) && run && total !== undefined ? run.imported - total : 0;
  const isFollowed = missing > 0 && isRecent(run?.finishedAt);
  const queries = useQueryClient();
  useEffect(() => {
    if (!isFollowed) return undefined;
    const timer = setInterval(
      () => void queries.invalidateQueries({ queryKey: ['admin', 'businesses'] }),
      LOOK_EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [isFollowed, queries]);
  return (
    <div className="run-filter">
      <p className="run-chip">
        <span>{run ? texts.name(run.fileName, begun ? instant(begun) : '') : texts.other}</span>
        <button
          type="button"
          aria-label={texts.remove}
          title={texts.remove}
          onClick={() => onChange({ run: '', runPart: '' })}
        >
          <Icon name="close" size={16} />
        </button>
      </p>
      <SelectField
        id="list-run-part"
        name="run-part"
        label={texts.part}
        value={filters.runPart}
        options={[{ value: '', label: texts.whole }, ...optionsOf(runParts, texts.parts)]}
        onChange={(value) => onChange({ runPart: value as '' | RunPart })}
      />
      {missing > 0 && <p className="panel-hint">{texts.missing(missing.toLocaleString(locale))}</p>}
    </div>
  );
}

const isOnlyRun = ({ run: _run, ...others }: ListFilters): boolean =>
  Object.values(others).every((value) => value === '');

const isRecent = (finishedAt: string | null = null): boolean =>
  finishedAt !== null && Date.now() - Date.parse(finishedAt) < FOLLOWED_MS;
