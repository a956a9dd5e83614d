import { MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLink, useTexts } from '../../platform/app-context.js';
import { paths, withQuery } from '../../platform/paths.js';
import { noteSearch } from './suggest/note-search.js';
import type { RecentSearch } from './suggest/recent-searches.js';
import { PlaceCombobox } from './suggest/place-combobox.js';
import { SearchCombobox } from './suggest/search-combobox.js';
import { LanguageField } from '../../ui/forms/language-field.js';
import { Icon } from '../../ui/icons/icon.js';

interface SiteSearchProps {
  readonly id: string;
  readonly texts: { readonly label: string; readonly submit: string };
  /** Whether the form has a field for the place. */
  readonly hasPlace?: boolean;
}

/** Searches the directory from any page; a GET form without JavaScript. */
export function SiteSearch({ id, texts, hasPlace = false }: SiteSearchProps) {
  const { location } = useTexts().common.nav.search;
  const link = useLink();
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const search = { query: textOf(fields, 'query'), location: textOf(fields, 'location') };
    noteSearch(search);
    void navigate(link(pathOf(search)));
  }
  return (
    <form
      className="site-search"
      role="search"
      aria-label={texts.label}
      method="get"
      action={paths.businesses}
      onSubmit={submit}
    >
      <SearchCombobox
        id={id}
        name="query"
        aria-label={texts.label}
        placeholder={texts.label}
        maxLength={MAX_TEXT_LENGTH}
        recentPath={pathOf}
      />
      {hasPlace && (
        <PlaceCombobox
          name="location"
          aria-label={location}
          placeholder={location}
          maxLength={MAX_TEXT_LENGTH}
        />
      )}
      <LanguageField />
      <button type="submit" aria-label={texts.submit}>
        <Icon name="search" size={20} />
        {hasPlace && texts.submit}
      </button>
    </form>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

const pathOf = ({ query, location }: RecentSearch): string =>
  withQuery(paths.businesses, { query, location });
