import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { statsQuery } from './api.js';

const NONE = '–';

export function StatTiles() {
  const { stats: texts } = usePageTexts('admin').dashboard;
  const locale = usePanelLocale();
  const stats = useQuery(statsQuery);
  const tiles = (['totalBusinesses', 'totalCities', 'totalCategories', 'avgRating'] as const).map(
    (name) => [name, stats.data?.[name]] as const,
  );
  return (
    <section aria-label={texts.label}>
      {stats.isError && <p role="alert">{texts.failed}</p>}
      <dl className="panel-tiles">
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{texts[name]}</dt>
            <dd>{value?.toLocaleString(locale) ?? NONE}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
