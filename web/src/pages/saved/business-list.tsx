import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../platform/app-context.js';
import { businessQuery } from '../../shared/directory/get-business.js';
import { BusinessCards } from '../../ui/business-cards.js';

interface BusinessListProps {
  readonly id: string;
  readonly title: string;
  readonly ids: readonly string[];
  readonly loading: string;
  readonly children?: ReactNode;
}

/** The businesses of some ids that still are listed, under a heading; nothing for no ids. */
export function BusinessList({ id, title, ids, loading, children }: BusinessListProps) {
  const { api } = useApp();
  const answers = useQueries({ queries: ids.map((business) => businessQuery(api, { id: business })) });
  if (ids.length === 0) return null;
  const found = answers.flatMap(({ data }) => data ?? []);
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {answers.some(({ isPending }) => isPending) && <p role="status">{loading}</p>}
      <BusinessCards businesses={found} heading="h3" />
    </section>
  );
}
