import { Button, Input } from '@chakra-ui/react';
import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts';
import { useState, type FormEvent } from 'react';
import { useApiQuery } from '../../../app/api/use-api-query.js';
import { useApp } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';
import { SelectField } from '../../../ui/select-field.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { citiesQuery } from '../../site/api/get-cities.js';
import type { ListingAddress } from '../listing-address.js';
import { useListingNavigation, type ChangeKind } from '../use-listing-navigation.js';

/** Search box and filters; a GET form with a button of its own without JavaScript. Any change returns to page 1. */
export function ListingFilters({ address }: { readonly address: ListingAddress }) {
  const { api, texts, language } = useApp();
  const { listing } = texts;
  const { data: cities } = useApiQuery(citiesQuery(api));
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

  function change(changes: Partial<ListingAddress>, kind: ChangeKind) {
    const query = text.trim();
    setAsked(query);
    move({ ...address, query, ...changes, page: 1 }, kind);
  }
  function commit(changes: Partial<ListingAddress>) {
    typed.cancel();
    change(changes, 'commit');
  }
  function type(value: string) {
    setText(value);
    typed.call();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    commit({});
  }
  return (
    <form className="filters" role="search" method="get" action={paths.businesses} onSubmit={submit}>
      <div className="field field-wide">
        <label htmlFor="listing-query">{listing.search}</label>
        <Input
          id="listing-query"
          name="query"
          type="search"
          value={text}
          placeholder={listing.searchPlaceholder}
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <SelectField
        id="listing-city"
        name="location"
        label={listing.city}
        value={address.location}
        options={choices(listing.allCities, cities?.first.map(({ city }) => city) ?? [], address.location)}
        onChange={(location) => commit({ location })}
      />
      <SelectField
        id="listing-category"
        name="category"
        label={listing.category}
        value={address.category}
        options={choices(listing.allCategories, listing.categories, address.category)}
        onChange={(category) => commit({ category })}
      />
      {address.view === 'list' && <input type="hidden" name="view" value={address.view} />}
      {language && <input type="hidden" name="lang" value={language} />}
      <noscript>
        <Button type="submit">{listing.apply}</Button>
      </noscript>
    </form>
  );
}

/** 'All', the offered values, and the selected one where the address holds another, such as a postal code. */
function choices(all: string, offered: readonly string[], selected: string) {
  const values = selected === '' || offered.includes(selected) ? offered : [...offered, selected];
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))];
}
