import { lastMonths } from '@gewerk/contracts';
import { STATISTICS_PANEL } from '@gewerk/contracts/limits';
import { useState } from 'react';
import { SelectField } from '../../ui/forms/select-field.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { CategoryPages } from './category-pages.js';
import { ListingStatistics } from './listing-statistics.js';
import { SearchStatistics } from './search-statistics.js';
import { useStatisticsTexts } from './use-statistics-texts.js';
import './statistics.css';

export default function StatisticsSection() {
  const texts = useStatisticsTexts();
  const [months] = useState(() => lastMonths(STATISTICS_PANEL.months, new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const name = new Intl.DateTimeFormat(usePanelLocale(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="panel-hint">{texts.hint}</p>
      <div className="panel-month">
        <SelectField
          id="statistics-month"
          name="month"
          label={texts.month}
          value={month}
          options={months.map((value) => ({ value, label: name.format(new Date(`${value}-01`)) }))}
          onChange={setMonth}
        />
      </div>
      <ListingStatistics month={month} />
      <SearchStatistics month={month} />
      <CategoryPages />
    </>
  );
}
