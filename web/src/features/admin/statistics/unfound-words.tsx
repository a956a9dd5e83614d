import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelLocale } from '../panel-locale.js';
import type { SearchUsage } from './api.js';

/** Words that found nothing, each with words near it that find something. */
export function UnfoundWords({ words }: { readonly words: SearchUsage['unfound'] }) {
  const { statistics: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  return (
    <>
      <h3 id="unfound-title">{texts.unfound}</h3>
      <p className="panel-hint">{texts.unfoundHint}</p>
      {words.length === 0 ? (
        <p>{texts.noUnfound}</p>
      ) : (
        <div className="panel-scroll" role="region" aria-labelledby="unfound-title" tabIndex={0}>
          <table className="panel-table panel-unfound">
            <thead>
              <tr>
                <th scope="col">{texts.word}</th>
                <th scope="col" className="number">
                  {texts.withoutResult}
                </th>
                <th scope="col" className="number">
                  {texts.searches}
                </th>
                <th scope="col">{texts.suggestions}</th>
              </tr>
            </thead>
            <tbody>
              {words.map(({ text, searches, unfound, suggestions }) => (
                <tr key={text}>
                  <th scope="row">{text}</th>
                  <td className="number">{unfound.toLocaleString(locale)}</td>
                  <td className="number">{searches.toLocaleString(locale)}</td>
                  <td>
                    {suggestions.length === 0
                      ? texts.noSuggestion
                      : suggestions
                          .map((near) => texts.suggestion(near.text, near.businesses.toLocaleString(locale)))
                          .join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
