import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths, withQuery } from '../../platform/paths.js';
import { Button } from '../../ui/buttons/button.js';
import { LanguageField } from '../../ui/forms/language-field.js';
import { SelectField } from '../../ui/forms/select-field.js';
import { useEarlyInput } from '../../ui/forms/use-early-input.js';
import { useDebounced } from '../../ui/forms/use-debounced.js';
import { citiesQuery } from '../../shared/directory/get-cities.js';
import { facetsQuery, type Facets } from '../../shared/search/count-facets.js';
import { noteSearch } from '../../shared/search/suggest/note-search.js';
import type { RecentSearch } from '../../shared/search/suggest/recent-searches.js';
import { SearchCombobox } from '../../shared/search/suggest/search-combobox.js';
import {
  readSearchResultsAddress,
  type SearchResultsAddress,
} from '../../shared/search/search-results-address.js';
import { FilterPanel } from './filter-panel.js';
import { useFilterSheet } from './use-filter-sheet.js';
import { useSearchNavigation, type ChangeKind } from './use-search-navigation.js';

interface SearchFormProps {
  readonly address: SearchResultsAddress;
  /** Total number of results; null while loading, undefined if unknown. */
  readonly total: number | null | undefined;
}

/** A GET form, with a button if there is no JavaScript. Any change returns to page 1. */
export function SearchForm({ address, total }: SearchFormProps) {
  const { api, texts } = useApp();
  const searchResults = usePageTexts('search-results');
  const move = useSearchNavigation();
  const { data: cities } = useApiQuery(citiesQuery(api));
  const [isPanelOpen, setPanelOpen] = useState(false);
  /** The search with the filter values chosen in the sheet. */
  const chosen = useRef<SearchResultsAddress | null>(null);
  const isSheet = useFilterSheet(isPanelOpen, () => {
    setPanelOpen(false);
    // Closing the sheet keeps the choice, as a separate history entry.
    if (chosen.current) move(chosen.current, 'commit');
  });
  // Counting costs more than searching, so it is only done for visitors who see the filters.
  const { data: facets = null } = useApiQuery({
    ...facetsQuery(api, address),
    enabled: isPanelOpen,
    placeholderData: keepPreviousData,
  });
  const shownFacets = isPanelOpen ? facets : null;
  const [text, setText] = useState(address.query);
  // The last query sent from the field, and the last query in the URL: if the URL changes to another query, for
  // example after going back, the field is set to it.
  const [asked, setAsked] = useState(address.query);
  const [seen, setSeen] = useState(address.query);
  if (address.query !== seen) {
    setSeen(address.query);
    if (address.query !== asked) setBox(address.query);
  }
  function setBox(query: string) {
    setAsked(query);
    setText(query);
  }
  const typed = useDebounced(() => change({}, 'typing'), LISTING_DEBOUNCE);
  // Going back from a search that has not been rendered leaves `address` unchanged, so nothing renders.
  const showVisited = useEffectEvent(() => {
    typed.cancel();
    setBox(new URLSearchParams(window.location.search).get('query') ?? '');
  });
  useEffect(() => {
    const show = () => showVisited();
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, []);

  function change(changes: Partial<SearchResultsAddress>, kind: ChangeKind) {
    // Text typed before hydration is only in the field at first.
    const query = (field.current?.value ?? text).trim();
    setAsked(query);
    // While the last change is being rendered, the shown address is outdated; the next change must be based on the
    // URL to keep the last one.
    const latest = readSearchResultsAddress({
      params: {},
      search: new URLSearchParams(window.location.search),
    });
    const next = { ...latest, query, ...changes, page: 1 };
    chosen.current = next;
    move(next, isSheet() ? 'in-sheet' : kind);
  }
  function commit(changes: Partial<SearchResultsAddress>) {
    typed.cancel();
    change(changes, 'commit');
  }
  function type(value: string) {
    setText(value);
    typed.call();
  }
  const field = useEarlyInput<HTMLInputElement>(text, type);
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    noteSearch({ query: text, location: address.location });
    const around = new FormData(event.currentTarget).get('around');
    commit(typeof around === 'string' ? { around: around.trim() } : {});
  }
  return (
    <form className="filters" role="search" method="get" action={paths.businesses} onSubmit={submit}>
      <div className="field field-wide">
        <label htmlFor="listing-query">{searchResults.search}</label>
        <SearchCombobox
          ref={field}
          id="listing-query"
          name="query"
          value={text}
          placeholder={searchResults.searchPlaceholder}
          maxLength={MAX_TEXT_LENGTH}
          recentPath={recentPath}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <SelectField
        id="listing-city"
        name="location"
        label={searchResults.city}
        value={address.location}
        options={choices(
          searchResults.allCities,
          cities?.first.map(({ city }) => city) ?? [],
          address.location,
          (city) => shownFacets?.cities.find((counted) => counted.city === city)?.count,
        )}
        onChange={(location) => commit({ location })}
      />
      <SelectField
        id="listing-category"
        name="category"
        label={searchResults.category}
        value={address.category}
        options={choices(
          searchResults.allCategories,
          searchResults.categories,
          address.category,
          (value) => categoryCount(shownFacets, value),
          (value) => texts.categoryRegistry[value]?.name ?? searchResults.categoryName(value),
        )}
        onChange={(category) => commit({ category })}
      />
      <FilterPanel
        filters={address}
        facets={shownFacets}
        isOpen={isPanelOpen}
        onToggle={(isOpen) => {
          chosen.current = null;
          setPanelOpen(isOpen);
        }}
        onChange={commit}
        total={total}
      />
      {address.sort !== 'relevance' && <input type="hidden" name="sort" value={address.sort} />}
      {address.openOn !== '' && <input type="hidden" name="openOn" value={address.openOn} />}
      {address.box !== '' && <input type="hidden" name="box" value={address.box} />}
      {address.openAlways && <input type="hidden" name="openAlways" value="true" />}
      {address.view === 'list' && <input type="hidden" name="view" value={address.view} />}
      <LanguageField />
      {/*
       * This button is invisible if there are scripts, but Enter presses it: a form with two text fields needs a
       * submit button.
       */}
      <Button className="no-js-only" type="submit">
        {searchResults.apply}
      </Button>
    </form>
  );

  /** 'All', the offered values, and the URL's own value if it is not one of them, such as a postal code. */
  function choices(
    all: string,
    offered: readonly string[],
    selected: string,
    countOf: (value: string) => number | undefined,
    nameOf: (value: string) => string = (value) => value,
  ) {
    const values = selected === '' || offered.includes(selected) ? offered : [...offered, selected];
    const labelled = values.map((value) => {
      const count = countOf(value);
      const name = nameOf(value);
      return { value, label: count === undefined ? name : `${name} ${searchResults.filters.facet(count)}` };
    });
    return [{ value: '', label: all }, ...labelled];
  }
}

const recentPath = (search: RecentSearch): string => withQuery(paths.businesses, { ...search });

/** The options are labels of the registry; their slugs are the same in lower case. */
function categoryCount(facets: Facets | null, label: string): number | undefined {
  return facets ? (facets.categories[label.toLowerCase()] ?? 0) : undefined;
}
