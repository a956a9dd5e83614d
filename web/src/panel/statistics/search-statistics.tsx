import { useQuery } from '@tanstack/react-query';
import { BarList } from '../kit/charts/bar-list.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { searchStatisticsQuery } from './api.js';
import { DayChart } from './day-chart.js';
import { Synonyms } from './synonyms.js';
import { UnfoundWords } from './unfound-words.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

export function SearchStatistics({ month }: { readonly month: string }) {
  const texts = useStatisticsTexts();
  const locale = usePanelLocale();
  const usage = useQuery(searchStatisticsQuery(month));
  if (usage.isError) return <p role="alert">{texts.failed}</p>;
  if (!usage.data) return <p className="panel-plot-waiting">{texts.loading}</p>;
  const { days, words, unfound } = usage.data;
  return (
    <section className="panel-section" aria-labelledby="search-usage-title">
      <h2 id="search-usage-title">{texts.searchesTitle}</h2>
      <p className="panel-hint">{texts.searchesHint}</p>
      <div className="panel-charts">
        <DayChart
          title={texts.searchesByDay}
          month={month}
          days={days.map(({ day }) => day)}
          series={[
            { name: texts.searches, values: days.map(({ searches }) => searches) },
            { name: texts.withoutResult, values: days.map((day) => day.unfound) },
          ]}
        />
        <div className="panel-chart">
          <h3 id="words-title">{texts.words}</h3>
          {words.length === 0 && <p>{texts.noWords}</p>}
          <BarList
            className="panel-words"
            labelledBy="words-title"
            bars={words.map(({ text, searches }) => ({
              name: text,
              count: searches,
              shown: searches.toLocaleString(locale),
            }))}
          />
        </div>
      </div>
      <UnfoundWords words={unfound} />
      <Synonyms />
    </section>
  );
}
