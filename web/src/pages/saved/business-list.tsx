import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { statusOf } from '../../platform/api/api-error.js';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { businessQuery } from '../../shared/directory/get-business.js';
import { BusinessCards } from '../../ui/cards/business-cards.js';
import { Button } from '../../ui/buttons/button.js';

interface BusinessListProps {
  readonly id: string;
  readonly title: string;
  readonly ids: readonly string[];
  /**
   * Removes businesses that are no longer listed; without this function, the component only shows their number.
   */
  readonly onDrop?: (gone: readonly string[]) => void;
  /** Renders the actions for the businesses that still exist. */
  readonly children: (listed: readonly string[]) => ReactNode;
}

const NOT_FOUND = 404;

/**
 * The businesses with these ids under a heading, and the number of those no longer listed; renders nothing
 * without ids.
 */
export function BusinessList({ id, title, ids, onDrop, children }: BusinessListProps) {
  const { api } = useApp();
  const texts = usePageTexts('saved');
  const answers = useQueries({ queries: ids.map((business) => businessQuery(api, { id: business })) });
  if (ids.length === 0) return null;
  const gone = ids.filter((_, index) => isGone(answers[index]?.error));
  const isFailed = answers.some(({ error }) => error !== null && !isGone(error));
  // If two businesses have been merged, both ids return the same business.
  const found = new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children(ids.filter((business) => !gone.includes(business)))}
      {answers.some(({ isPending }) => isPending) && <p role="status">{texts.loading}</p>}
      {isFailed && <p role="status">{texts.failed}</p>}
      {gone.length > 0 && (
        <p className="saved-actions">
          <span role="status">{texts.gone(gone.length)}</span>
          {onDrop && (
            <Button variant="outline" size="sm" onClick={() => onDrop(gone)}>
              {texts.drop}
            </Button>
          )}
        </p>
      )}
      <BusinessCards businesses={[...found.values()]} heading="h3" />
    </section>
  );
}

const isGone = (error: unknown): boolean => Boolean(error) && statusOf(error) === NOT_FOUND;
