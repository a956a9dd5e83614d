import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { usePageTexts } from '../../../texts/page-texts.js';
import { usePanelLocale } from '../panel-locale.js';
import { type SearchUsage, synonymsQuery } from './api.js';
import { useSynonymAddition } from './use-synonym-addition.js';

type Words = SearchUsage['unfound'];

/** Words that found nothing, each with words near it that find something, to be taken over as synonyms. */
export function UnfoundWords({ words }: { readonly words: Words }) {
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
                    {suggestions.length === 0 ? (
                      texts.noSuggestion
                    ) : (
                      <Suggestions word={text} suggestions={suggestions} />
                    )}
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

interface SuggestionsProps {
  readonly word: string;
  readonly suggestions: Words[number]['suggestions'];
}

function Suggestions({ word, suggestions }: SuggestionsProps) {
  const { statistics: texts } = usePageTexts('admin');
  const locale = usePanelLocale();
  const synonyms = useQuery(synonymsQuery);
  const addition = useSynonymAddition();
  const isTaken = (means: string): boolean =>
    synonyms.data?.synonyms.some((taken) => taken.word === word && taken.means === means) ?? false;
  return (
    <ul className="panel-suggestions">
      {suggestions.map(({ text, businesses }) => (
        <li key={text}>
          {texts.suggestion(text, businesses.toLocaleString(locale))}{' '}
          {isTaken(text) ? (
            <span className="panel-hint">{texts.synonyms.taken}</span>
          ) : (
            <Button
              variant="outline"
              size="xs"
              aria-label={texts.synonyms.takeOf(word, text)}
              disabled={addition.isPending}
              onClick={() => addition.mutate({ word, means: text })}
            >
              {texts.synonyms.take}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
