import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useTexts } from '../../platform/app-context.js';
import { BusinessCards, type View } from '../../ui/cards/business-cards.js';
import { CardSkeletons } from '../../ui/cards/card-skeletons.js';
import type { SearchQuery } from './search-businesses.js';

interface MoreResultsProps {
  /** Number of results that the page shows above this component. */
  readonly shown: number;
  readonly total: number;
  /** Number of results in each further batch. */
  readonly size: number;
  /** The query for the `index`-th batch after the first one; `index` starts at 1. */
  readonly query: (index: number) => SearchQuery;
  readonly view?: View;
  readonly heading?: 'h2' | 'h3';
  /** Announced while a batch loads. */
  readonly loading: string;
  /** Path of the next page, for visitors without JavaScript. */
  readonly href: string;
}

/**
 * Further results below the first ones. The history entry stores how many are shown, so that visitors who come
 * back find the same results at the same position.
 */
export function MoreResults({
  shown,
  total,
  size,
  query,
  view = 'grid',
  heading = 'h3',
  loading,
  href,
}: MoreResultsProps) {
  const { more: texts } = useTexts().common;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const parts = partsIn(state);
  const open = Math.min(total, shown + parts * size);
  const left = total - open;
  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(pathname + search, {
      replace: true,
      preventScrollReset: true,
      state: { parts: parts + 1 },
    });
  }
  if (total <= shown) return null;
  return (
    <div className="more-results">
      {Array.from({ length: parts }, (_, index) => (
        <Part
          key={index}
          query={query(index + 1)}
          view={view}
          heading={heading}
          size={size}
          loading={loading}
        />
      ))}
      {left > 0 && (
        <p lang={texts.lang}>
          <a className="more-button" href={href} onClick={show}>
            {texts.show(Math.min(size, left))}
          </a>
          <span aria-live="polite">{texts.shown(open, total)}</span>
        </p>
      )}
    </div>
  );
}

function Part({
  query,
  view,
  heading,
  size,
  loading,
}: Pick<MoreResultsProps, 'size' | 'loading'> & {
  readonly query: SearchQuery;
  readonly view: View;
  readonly heading: 'h2' | 'h3';
}) {
  const { data, isPending } = useApiQuery(query);
  if (isPending) return <CardSkeletons count={size} label={loading} view={view} />;
  return data ? <BusinessCards businesses={data.businesses} view={view} heading={heading} /> : null;
}

function partsIn(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('parts' in state)) return 0;
  return typeof state.parts === 'number' ? state.parts : 0;
}
