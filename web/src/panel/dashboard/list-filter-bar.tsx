import { Button, Input } from '@chakra-ui/react';
import { businessSources } from '@gewerk/contracts';
import { LISTING_DEBOUNCE, LIST_LENGTH, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { usePanelLocale } from '../kit/panel-locale.js';
import { categoriesQuery, citiesQuery, countriesQuery, typesQuery } from './api.js';
import { noFilters, type ListFilters } from '../kit/business-list/list-state.js';
import { localToday } from '../kit/local-today.js';

interface ListFilterBarProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
  readonly onClear: () => void;
}

export function ListFilterBar({ filters, onChange, onClear }: ListFilterBarProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const locale = usePanelLocale();
  const categories = useQuery(categoriesQuery).data ?? [];
  const cities = useQuery(citiesQuery).data?.slice(0, LIST_LENGTH.panelCities) ?? [];
  const types = useQuery(typesQuery).data ?? [];
  const countries = useQuery(countriesQuery).data ?? [];
  const choice = (value: string, name: string, count: number) => ({
    value,
    label: `${name} (${count.toLocaleString(locale)})`,
  });
  const choices = {
    category: categories.map(({ category, count }) => choice(category, category, count)),
    city: cities.map(({ city, count }) => choice(city, city, count)),
    type: types.map(({ type, count }) => choice(type, type, count)),
    country: countries.map(({ countryCode, country, count }) => choice(countryCode, country, count)),
  };
  return (
    <div className="panel-filters" role="search" aria-label={texts.title}>
      <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
      {(['category', 'city', 'type', 'country'] as const).map((name) => (
        <SelectField
          key={name}
          id={`list-${name}`}
          name={name}
          label={texts[name]}
          value={filters[name]}
          options={[{ value: '', label: texts.all }, ...choices[name]]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <SelectField
        id="list-listing"
        name="listing"
        label={texts.listing}
        value={filters.status}
        options={[
          { value: '', label: texts.listed },
          { value: 'hidden', label: texts.unlisted },
          { value: 'deleted', label: texts.deleted },
          { value: 'unread-hours', label: texts.unreadHours },
        ]}
        onChange={(value) => onChange({ status: value as ListFilters['status'] })}
      />
      <SelectField
        id="list-source"
        name="source"
        label={texts.source}
        value={filters.source}
        options={[{ value: '', label: texts.all }, ...optionsOf(businessSources, texts.sources)]}
        onChange={(value) => onChange({ source: value as ListFilters['source'] })}
      />
      {(['date', 'changedSince'] as const).map((name) => (
        <div key={name} className="field">
          <label htmlFor={`list-${name}`}>{texts[name]}</label>
          <Input
            id={`list-${name}`}
            type="date"
            max={localToday()}
            value={filters[name]}
            onChange={({ target }) => {
              if (target.value <= localToday()) onChange({ [name]: target.value });
            }}
          />
        </div>
      ))}
      <Button variant="outline" disabled={filters === noFilters || isEmpty(filters)} onClick={onClear}>
        {texts.clear}
      </Button>
    </div>
  );
}

const isEmpty = (filters: ListFilters): boolean => Object.values(filters).every((value) => value === '');

function SearchField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const report = useRef(onChange);
  useEffect(() => {
    report.current = onChange;
  });
  if (value !== asked) {
    // Changed from outside: the filters were cleared.
    setAsked(value);
    setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(wanted);
      report.current(wanted);
    }, LISTING_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text, asked]);
  return (
    <div className="field panel-search">
      <label htmlFor="list-search">{texts.search}</label>
      <Input
        id="list-search"
        type="search"
        maxLength={MAX_TEXT_LENGTH}
        placeholder={texts.searchHint}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
