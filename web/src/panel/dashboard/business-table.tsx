import type { PanelRow, PanelSort } from '@gewerk/contracts/bus';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useLink, useSiteLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { categoryTint } from '../../ui/category-tints.js';
import { managePath } from '../kit/business-address.js';
import { PanelTable } from '../kit/panel-table.js';
import { WebsiteCheck } from '../kit/website-check/website-check.js';
import type { ListState } from '../kit/business-list/list-state.js';
import './dashboard.css';

const columns: readonly (readonly [column: keyof PanelRow, sort: PanelSort | null])[] = [
  ['id', null],
  ['name', 'name'],
  ['address', null],
  ['category', 'category'],
  ['city', 'city'],
  ['rating', 'rating'],
  ['review_count', 'reviewCount'],
  ['type', null],
  ['place_id', null],
  ['country_code', null],
  ['url_slug', null],
];

interface BusinessTableProps {
  readonly businesses: readonly PanelRow[];
  readonly isOld: boolean;
  readonly state: ListState;
  readonly onSort: (column: PanelSort) => void;
}

export function BusinessTable({ businesses, isOld, state, onSort }: BusinessTableProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  return (
    <PanelTable
      caption={texts.caption}
      className="panel-businesses"
      rows={businesses}
      keyOf={({ id }) => id}
      isOld={isOld}
      columns={columns.map(([column, sort]) => ({
        className: `col-${column}`,
        sort: sortOf(sort, state),
        head:
          sort === null ? (
            texts.columns[column]
          ) : (
            <button type="button" title={texts.sort(texts.columns[column])} onClick={() => onSort(sort)}>
              {texts.columns[column]}
              <SortMark order={state.sortBy === sort ? state.sortOrder : null} />
            </button>
          ),
        cell: (business: PanelRow) => <Cell business={business} column={column} />,
      }))}
    />
  );
}

function sortOf(sort: PanelSort | null, { sortBy, sortOrder }: ListState) {
  if (sort === null) return undefined;
  if (sort !== sortBy) return 'none';
  return sortOrder === 'asc' ? 'ascending' : 'descending';
}

function SortMark({ order }: { readonly order: 'asc' | 'desc' | null }) {
  if (order === null) return <ArrowUpDown size={14} aria-hidden="true" />;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  return <Arrow size={14} aria-hidden="true" />;
}

function Cell({ business, column }: { readonly business: PanelRow; readonly column: keyof PanelRow }) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const link = useLink();
  const siteLink = useSiteLink();
  const value = business[column];
  if (column === 'category') {
    const tint = categoryTint(business.category ?? '');
    return (
      <span className={`panel-tag tint-${tint}`} title={tint === 'grey' ? texts.otherCategory : undefined}>
        {value ?? texts.otherCategory}
      </span>
    );
  }
  if (column === 'name') {
    return (
      <div className="checked-name">
        <a href={link(managePath(business.id))}>{value}</a>
        <WebsiteCheck id={business.id} name={business.name} />
      </div>
    );
  }
  if (column === 'url_slug') {
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
  return value ?? '–';
}
