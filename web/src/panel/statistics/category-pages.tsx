import { CATEGORY_IN_CITY } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSiteLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { categoryTexts } from '../../shared/directory/category-texts.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { ValuePicker } from '../kit/pickers/value-picker.js';
import { Reading } from '../kit/lists/reading.js';
import { categoryPagesQuery } from './api.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

/** Shows which pages of a category in a city search engines may index, and why the others are excluded. */
export function CategoryPages() {
  const { categoryPages: texts } = useStatisticsTexts();
  const all = useTexts();
  const siteLink = useSiteLink();
  const locale = usePanelLocale();
  const [city, setCity] = useState('');
  const pages = useQuery(categoryPagesQuery(city));
  return (
    <section className="panel-section" aria-labelledby="category-pages-title">
      <h2 id="category-pages-title">{texts.title}</h2>
      <p className="panel-hint">{texts.hint}</p>
      <div className="panel-filters">
        <ValuePicker of="city" id="category-pages-city" label={texts.city} value={city} onChange={setCity} />
      </div>
      <Reading of={pages} failed={texts.failed} />
      {pages.data?.length === 0 && <p>{texts.none(city)}</p>}
      {pages.data && pages.data.length > 0 && (
        <PanelTable
          labelledBy="category-pages-title"
          rows={pages.data}
          keyOf={({ slug }) => slug}
          columns={[
            {
              head: texts.page,
              cell: ({ slug }) => (
                <a href={siteLink(paths.categoryInCity(slug, city))}>
                  {texts.of(categoryTexts(all, slug).name, city)}
                </a>
              ),
              isName: true,
            },
            {
              head: texts.businesses,
              cell: ({ count }) => count.toLocaleString(locale),
              className: 'number',
            },
            {
              head: texts.engines,
              cell: ({ count }) =>
                count < CATEGORY_IN_CITY.indexedFrom
                  ? texts.tooFew(CATEGORY_IN_CITY.indexedFrom - count)
                  : texts.listed,
            },
          ]}
        />
      )}
    </section>
  );
}
