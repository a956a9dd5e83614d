import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelLocale } from '../panel-locale.js';
import { searchUsageQuery } from './api.js';
import { DayChart } from './day-chart.js';
import { Synonyms } from './synonyms.js';
import { UnfoundWords } from './unfound-words.js';

/** What was searched in a month, and what in vain. */
export function SearchStatistics({ month }: { readonly month: string }) {
  const { statistics: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const usage = useQuery(searchUsageQuery(month));
  if (usage.isError) return <p role="alert">{texts.failed}</p>;
  if (!usage.data) return <p className="panel-plot-waiting">{texts.loading}</p>;
  const { days, words, unfound } = usage.data;
  const most = words[0]?.searches ?? 1;
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
          <ol className="panel-bars panel-words" aria-labelledby="words-title">
            {words.map(({ text, searches }) => (
              <li key={text}>
                <span className="name" title={text}>
                  {text}
                </span>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * searches) / most} height="1" />
                </svg>
                <span className="number">{searches.toLocaleString(locale)}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <UnfoundWords words={unfound} />
      <Synonyms />
    </section>
  );
}
