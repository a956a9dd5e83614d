import { Button } from '@chakra-ui/react';
import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { useApiQuery } from '../../../app/api/use-api-query.js';
import { useApp } from '../../../app/app-context.js';
import { paths, withQuery } from '../../../app/paths.js';
import { SelectField } from '../../../ui/select-field.js';
import { useEarlyInput } from '../../../ui/use-early-input.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { citiesQuery } from '../../site/api/get-cities.js';
import { facetsQuery, type Facets } from '../../search/api/count-facets.js';
import { rememberSearch, type RecentSearch } from '../../search/suggest/recent-searches.js';
import { SearchCombobox } from '../../search/suggest/search-combobox.js';
import { listingAddressPath, type ListingAddress } from '../listing-address.js';
import { FilterPanel } from './filter-panel.js';
import { useListingNavigation, type ChangeKind } from '../use-listing-navigation.js';

/** Search box and filters; a GET form with a button of its own without JavaScript. Any change returns to page 1. */
export function ListingFilters({ address }: { readonly address: ListingAddress }) {
  const { api, texts, language } = useApp();
  const { listing } = texts;
  const { data: cities } = useApiQuery(citiesQuery(api));
  const [isPanelOpen, setPanelOpen] = useState(false);
  // Counting costs the search more than searching: only who looks at the choices sees their numbers.
  const { data: facets = null } = useApiQuery({
    ...facetsQuery(api, address),
    enabled: isPanelOpen,
    placeholderData: keepPreviousData,
  });
  const shownFacets = isPanelOpen ? facets : null;
  const move = useListingNavigation();
  const [text, setText] = useState(address.query);
  // What this box asked for last, and the address seen last: a change to anything else came from outside, such as by
  // going back, and sets the box.
  const [asked, setAsked] = useState(address.query);
  const [seen, setSeen] = useState(address.query);
  if (address.query !== seen) {
    setSeen(address.query);
    if (address.query !== asked) {
      setAsked(address.query);
      setText(address.query);
    }
  }
  const typed = useDebounced(() => change({}, 'typing'), LISTING_DEBOUNCE);

  // The address shown lags behind the last change while that is being drawn: the next change must not drop it.
  const asking = useRef<ListingAddress>(undefined);
  const shown = listingAddressPath(address);
  useEffect(() => {
    asking.current = undefined;
  }, [shown]);
  function change(changes: Partial<ListingAddress>, kind: ChangeKind) {
    const query = text.trim();
    setAsked(query);
    const to = { ...(asking.current ?? address), query, ...changes, page: 1 };
    asking.current = to;
    move(to, kind);
  }
  function commit(changes: Partial<ListingAddress>) {
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
    rememberSearch({ query: text, location: address.location });
    const around = new FormData(event.currentTarget).get('around');
    commit(typeof around === 'string' ? { around: around.trim() } : {});
  }
  return (
    <form className="filters" role="search" method="get" action={paths.businesses} onSubmit={submit}>
      <div className="field field-wide">
        <label htmlFor="listing-query">{listing.search}</label>
        <SearchCombobox
          ref={field}
          id="listing-query"
          name="query"
          value={text}
          placeholder={listing.searchPlaceholder}
          maxLength={MAX_TEXT_LENGTH}
          recentPath={recentPath}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <SelectField
        id="listing-city"
        name="location"
        label={listing.city}
        value={address.location}
        options={choices(
          listing.allCities,
          cities?.first.map(({ city }) => city) ?? [],
          address.location,
          (city) => shownFacets?.cities.find((counted) => counted.city === city)?.count,
        )}
        onChange={(location) => commit({ location })}
      />
      <SelectField
        id="listing-category"
        name="category"
        label={listing.category}
        value={address.category}
        options={choices(
          listing.allCategories,
          listing.categories,
          address.category,
          (value) => categoryCount(shownFacets, value),
          listing.categoryName,
        )}
        onChange={(category) => commit({ category })}
      />
      <FilterPanel
        filters={address}
        facets={shownFacets}
        isOpen={isPanelOpen}
        onToggle={setPanelOpen}
        onChange={commit}
      />
      {address.view === 'list' && <input type="hidden" name="view" value={address.view} />}
      {language && <input type="hidden" name="lang" value={language} />}
      {/* Not seen with scripts, but still what the Enter key presses: of two text fields none submits by itself. */}
      <Button className="no-js-only" type="submit">
        {listing.apply}
      </Button>
    </form>
  );

  /** 'All', the offered values, and the selected one where the address holds another, such as a postal code. */
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
      return { value, label: count === undefined ? name : `${name} ${listing.filters.facet(count)}` };
    });
    return [{ value: '', label: all }, ...labelled];
  }
}

/** The listing with a search of before, without further filters. */
const recentPath = (search: RecentSearch): string => withQuery(paths.businesses, { ...search });

/** The choices' values are labels of the registry whose slugs are the same words in small letters. */
function categoryCount(facets: Facets | null, label: string): number | undefined {
  return facets ? (facets.categories[label.toLowerCase()] ?? 0) : undefined;
}
