import { Button } from '@chakra-ui/react';
import { MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { rememberSearch } from '../../shared/search/suggest/recent-searches.js';
import { PlaceCombobox } from '../../shared/search/suggest/place-combobox.js';
import { SearchCombobox } from '../../shared/search/suggest/search-combobox.js';
import { searchPath, type HomeAddress } from './home-address.js';

/** A GET form, which works before and without JavaScript. */
export function HomeSearch({ terms }: HomeAddress) {
  const { texts, language } = useApp();
  const { search } = texts.home;
  const link = useLink();
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const search = { query: fieldText(fields, 'query'), location: fieldText(fields, 'location') };
    rememberSearch(search);
    void navigate(link(searchPath(search)));
  }

  return (
    <form
      // The fields show the address's search after going back.
      key={terms === null ? '' : searchPath(terms)}
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
        aria-label={search.location}
        placeholder={search.location}
        defaultValue={terms?.location ?? ''}
        maxLength={MAX_TEXT_LENGTH}
      />
      {language && <input type="hidden" name="lang" value={language} />}
      <Button type="submit">
        <Search size={18} aria-hidden="true" />
        {search.submit}
      </Button>
    </form>
  );
}

function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
