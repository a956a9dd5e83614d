import type { PanelRow, PanelSort } from '@gewerk/contracts';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useLink } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';
import { usePageTexts } from '../../../texts/page-texts.js';
import { categoryTint } from '../../../ui/category-tints.js';
import { managePath } from '../businesses/business-address.js';
import { WebsiteCheck } from '../url-validation/website-check.js';
import type { ListState } from './list-address.js';
import './dashboard.css';

/** The columns in their order, and what a click on the head sorts by. */
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
  /** Another page is being fetched. */
  readonly isOld: boolean;
  readonly state: ListState;
  readonly onSort: (column: PanelSort) => void;
}

/** A page of businesses. */
export function BusinessTable({ businesses, isOld, state, onSort }: BusinessTableProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  return (
    <div className="panel-scroll" role="region" aria-label={texts.caption} tabIndex={0} aria-busy={isOld}>
      <table className="panel-table panel-businesses">
        <caption className="visually-hidden">{texts.caption}</caption>
        <thead>
          <tr>
            {columns.map(([column, sort]) => (
              <th key={column} scope="col" className={`col-${column}`} aria-sort={sortOf(sort, state)}>
                {sort === null ? (
                  texts.columns[column]
                ) : (
                  <button
                    type="button"
                    title={texts.sort(texts.columns[column])}
                    onClick={() => onSort(sort)}
                  >
                    {texts.columns[column]}
                    <SortMark order={state.sortBy === sort ? state.sortOrder : null} />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {businesses.map((business) => (
            <tr key={business.id}>
              {columns.map(([column]) => (
                <td key={column} className={`col-${column}`}>
                  <Cell business={business} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
        href={link(paths.business({ id: business.id, urlSlug: business.url_slug }))}
        target="_blank"
        rel="noopener"
      >
        {value}
      </a>
    );
  }
  return value ?? '–';
}
