import { usePageTexts } from '../../platform/use-page-texts.js';

interface AboutFiguresProps {
  /** Number of listed businesses; null if unknown. */
  readonly total: number | null;
  readonly cities: number | null;
  readonly isLoading: boolean;
}

/**
 * The directory in figures. If the data could not be loaded, the numbers of businesses and cities are those in the
 * specification; the number of users always is.
 */
export function AboutFigures({ total, cities, isLoading }: AboutFiguresProps) {
  const { figures } = usePageTexts('about');
  const pending = isLoading ? 'is-pending' : undefined;
  return (
    <dl className="about-figures" aria-label={figures.label}>
      <div>
        <dt>{figures.totalLabel}</dt>
        <dd className={pending}>{figures.total(total)}</dd>
      </div>
      <div>
        <dt>{figures.citiesLabel}</dt>
        <dd className={pending}>{figures.cities(cities)}</dd>
      </div>
      <div lang={figures.usersLang}>
        <dt>{figures.usersLabel}</dt>
        <dd>{figures.users}</dd>
      </div>
    </dl>
  );
}
