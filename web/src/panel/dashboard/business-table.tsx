import type { PanelListRow, PanelSort } from '@gewerk/contracts/bus';
import { ArrowDown, ArrowUp, ArrowUpDown, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLink, useSiteLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { categoryTint } from '../../ui/icons/category-tints.js';
import { managePath } from '../kit/navigation/business-address.js';
import { type PanelColumn, PanelTable } from '../kit/lists/panel-table.js';
import { PanelTime } from '../kit/figures/panel-time.js';
import { WebsiteCheck } from '../kit/website-check/website-check.js';
import { useMayCall } from '../kit/session/use-may-call.js';
import type { ListState } from '../kit/business-list/list-state.js';
import { has, type Selection, withRows } from './bulk/selection.js';
import { LIST_COLUMNS, type ListColumn } from './table-columns.js';
import './dashboard.css';
import { useFigures } from '../kit/figures/figures.js';

interface BusinessTableProps {
  readonly businesses: readonly PanelListRow[];
  readonly columns: readonly ListColumn[];
  readonly isOld: boolean;
  readonly state: ListState;
  readonly onSort: (column: PanelSort) => void;
  /** Missing if there are no bulk actions. */
  readonly selection?: Selection;
  readonly onSelect?: (selection: Selection) => void;
}

export function BusinessTable(props: BusinessTableProps) {
  const { businesses, columns, isOld, state, onSort } = props;
  const { list: texts } = usePageTexts('admin').dashboard;
  const box = boxFor(props);
  const ids = businesses.map(({ id }) => id);
  const sorts = new Map(LIST_COLUMNS);
  return (
    <PanelTable
      caption={texts.caption}
      className="panel-businesses"
      rows={businesses}
      keyOf={({ id }) => id}
      isOld={isOld}
      columns={columns.map((column, index): PanelColumn<PanelListRow> => {
        const sort = sorts.get(column) ?? null;
        return {
          className: `col-${column}`,
          sort: sortOf(sort, state),
          head: (
            <Chosen box={index === 0 && box?.(texts.choosePage, ids)}>
              {sort === null ? (
                texts.columns[column]
              ) : (
                <button type="button" title={texts.sort(texts.columns[column])} onClick={() => onSort(sort)}>
                  {texts.columns[column]}
                  <SortMark order={state.sortBy === sort ? state.sortOrder : null} />
                </button>
              )}
            </Chosen>
          ),
          cell: (business) => (
            <Chosen box={index === 0 && box?.(texts.chooseOne(business.name), [business.id])}>
              <Cell business={business} column={column} />
            </Chosen>
          ),
        };
      })}
    />
  );
}

/** A checkbox inside the first column, so that the number of columns remains as specified. */
function Chosen({ box, children }: { readonly box: ReactNode; readonly children: ReactNode }) {
  if (!box) return children;
  return (
    <span className="row-choice">
      {box}
      {children}
    </span>
  );
}

/** Renders the checkbox that selects rows; null if rows cannot be selected. */
function boxFor({ businesses, selection, onSelect }: BusinessTableProps) {
  if (!selection || !onSelect) return null;
  const page = businesses.map(({ id }) => id);
  return (label: string, rows: readonly string[]) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={rows.every((id) => has(selection, id))}
      onChange={({ target }) => onSelect(withRows(selection, page, rows, target.checked))}
    />
  );
}

function sortOf(
  sort: PanelSort | null,
  { sortBy, sortOrder }: ListState,
): 'none' | 'ascending' | 'descending' | undefined {
  if (sort === null) return undefined;
  if (sort !== sortBy) return 'none';
  return sortOrder === 'asc' ? 'ascending' : 'descending';
}

function SortMark({ order }: { readonly order: 'asc' | 'desc' | null }) {
  if (order === null) return <ArrowUpDown size={14} aria-hidden="true" />;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return <Arrow size={14} aria-hidden="true" />;
}

function Cell({ business, column }: { readonly business: PanelListRow; readonly column: ListColumn }) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const { trade, tradeLang } = useTexts().common;
  const link = useLink();
  const mayCall = useMayCall();
  const siteLink = useSiteLink();
  const figures = useFigures();
  const isGone = business.removed_at !== null;
  if (column === 'verified')
    return business.verified ? <Check size={16} aria-label={texts.columns.verified} /> : '–';
  const value = business[column];
  if (column === 'category') {
    const { category } = business;
    const tint = categoryTint(category ?? '');
    return (
      <span className={`panel-tag tint-${tint}`} title={tint === 'grey' ? texts.otherCategory : undefined}>
        {category === null ? texts.otherCategory : <span lang={tradeLang}>{trade(category)}</span>}
      </span>
    );
  }
  if (column === 'name') {
    return (
      <div className="checked-name">
        {mayCall('editBusiness') && !isGone ? <a href={link(managePath(business.id))}>{value}</a> : value}
        {mayCall('checkWebsite') && !isGone && <WebsiteCheck id={business.id} name={business.name} />}
        {business.removed_at !== null && (
          <span className="panel-hint">
            {texts.removedAt} <PanelTime instant={business.removed_at} />
          </span>
        )}
      </div>
    );
  }
  if (column === 'url_slug' && !isGone) {
    return (
      <a
        href={siteLink(paths.business({ id: business.id, urlSlug: business.url_slug }))}
        target="_blank"
        rel="noopener"
      >
        {value}
      </a>
    );
  }
  if (column === 'rating' && business.rating !== null) return figures.rating(business.rating);
  if (column === 'review_count' && business.review_count !== null)
    return figures.count(business.review_count);
  return value ?? '–';
}
