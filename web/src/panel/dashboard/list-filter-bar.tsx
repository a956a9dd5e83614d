import { Button, Input } from '@chakra-ui/react';
import { businessSources } from '@gewerk/contracts';
import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { useDebounced } from '../../ui/forms/use-debounced.js';
import { usePanelLocale } from '../kit/panel-locale.js';
import { ValuePicker } from '../kit/pickers/value-picker.js';
import { countriesQuery } from './api.js';
import { FindingFilters } from './finding-filters.js';
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
  const countries = useQuery(countriesQuery).data ?? [];
  return (
    <div className="panel-filters" role="search" aria-label={texts.title}>
      <SearchField value={filters.search} onChange={(search) => onChange({ search })} />
      {(['category', 'city', 'type'] as const).map((name) => (
        <ValuePicker
          key={name}
          of={name}
          id={`list-${name}`}
          name={name}
          label={texts[name]}
          placeholder={texts.all}
          value={filters[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <SelectField
        id="list-country"
        name="country"
        label={texts.country}
        value={filters.country}
        options={[
          { value: '', label: texts.all },
          ...countries.map(({ countryCode, country, count }) => ({
            value: countryCode,
            label: `${country} (${count.toLocaleString(locale)})`,
          })),
        ]}
        onChange={(country) => onChange({ country })}
      />
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
      <FindingFilters filters={filters} onChange={onChange} />
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
  const { call, cancel } = useDebounced((wanted: string) => {
    setAsked(wanted);
    onChange(wanted);
  }, LISTING_DEBOUNCE);
  if (value !== asked) {
    // Changed from outside: the filters were cleared.
    setAsked(value);
    setText(value);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked) cancel();
    else call(wanted);
  }, [text, asked, call, cancel]);
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
