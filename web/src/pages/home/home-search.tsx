import { MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp, useLink } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { paths } from '../../platform/paths.js';
import { noteSearch } from '../../shared/search/suggest/note-search.js';
import { PlaceCombobox } from '../../shared/search/suggest/place-combobox.js';
import { SearchCombobox } from '../../shared/search/suggest/search-combobox.js';
import { searchPath, type HomeAddress } from './home-address.js';
import { LanguageField } from '../../ui/forms/language-field.js';
import { Button } from '../../ui/buttons/button.js';
import { Icon } from '../../ui/icons/icon.js';

/** A GET form, which works before and without JavaScript. */
export function HomeSearch({ terms }: HomeAddress) {
  const { texts } = useApp();
  const { search } = usePageTexts('home');
  const { location } = texts.common.nav.search;
  const link = useLink();
  const navigate = useNavigate();
  const address = terms === null ? '' : searchPath(terms);
  // The search that the fields show. A search sent from the fields does not change `version`, so the focus stays
  // in the field.
  const [shown, setShown] = useState({ address, version: 0 });
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    if (address !== shown.address) setShown({ address, version: shown.version + 1 });
  }
  // If a visitor goes back before a search has been shown, `address` stays the same and nothing renders.
  useEffect(() => {
    const showAddress = () =>
      setShown((now) => (now.address === address ? now : { address, version: now.version + 1 }));
    window.addEventListener('popstate', showAddress);
    return () => window.removeEventListener('popstate', showAddress);
  }, [address]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const search = { query: fieldText(fields, 'query'), location: fieldText(fields, 'location') };
    noteSearch(search);
    setShown({ ...shown, address: searchPath(search) });
    void navigate(link(searchPath(search)));
  }

  return (
    <form
      // After going back, the new key makes the fields show the search in the URL.
      key={shown.version}
      className="hero-search"
      role="search"
      aria-label={search.label}
      method="get"
      action={paths.home}
      onSubmit={submit}
    >
      <SearchCombobox
        name="query"
        aria-label={search.query}
        placeholder={search.query}
        defaultValue={terms?.query ?? ''}
        maxLength={MAX_TEXT_LENGTH}
        recentPath={searchPath}
      />
      <PlaceCombobox
        name="location"
        aria-label={location}
        placeholder={location}
        defaultValue={terms?.location ?? ''}
        maxLength={MAX_TEXT_LENGTH}
      />
      <LanguageField />
      <Button type="submit">
        <Icon name="search" size={18} />
        {search.submit}
      </Button>
    </form>
  );
}

function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
