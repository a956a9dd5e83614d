import { Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { PanelTable } from '../kit/lists/panel-table.js';
import { type SearchStatistics, synonymsQuery } from './api.js';
import { useSynonymAddition } from './use-synonym-addition.js';
import { useStatisticsTexts } from './use-statistics-texts.js';

type Words = SearchStatistics['unfound'];

/** Words for which searches found nothing, with similar words that can be added as synonyms. */
export function UnfoundWords({ words }: { readonly words: Words }) {
  const texts = useStatisticsTexts();
  const locale = usePanelLocale();
  return (
    <>
      <h3 id="unfound-title">{texts.unfound}</h3>
      <p className="panel-hint">{texts.unfoundHint}</p>
      {words.length === 0 ? (
        <p>{texts.noUnfound}</p>
      ) : (
        <PanelTable
          labelledBy="unfound-title"
          className="panel-unfound"
          rows={words}
          keyOf={({ text }) => text}
          columns={[
            { head: texts.word, cell: ({ text }) => text, isName: true },
            {
              head: texts.withoutResult,
              cell: ({ unfound }) => unfound.toLocaleString(locale),
              className: 'number',
            },
            {
              head: texts.searches,
              cell: ({ searches }) => searches.toLocaleString(locale),
              className: 'number',
            },
            {
              head: texts.suggestions,
              cell: ({ text, suggestions }) =>
                suggestions.length === 0 ? (
                  texts.noSuggestion
                ) : (
                  <Suggestions word={text} suggestions={suggestions} />
                ),
            },
          ]}
        />
      )}
    </>
  );
}

interface SuggestionsProps {
  readonly word: string;
  readonly suggestions: Words[number]['suggestions'];
}

function Suggestions({ word, suggestions }: SuggestionsProps) {
  const texts = useStatisticsTexts();
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
              size="sm"
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
