import { Button } from '@chakra-ui/react';
import { businessSources } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { optionsOf, SelectField } from '../../ui/forms/select-field.js';
import { usePanelLocale } from '../kit/figures/panel-locale.js';
import { ValuePicker } from '../kit/pickers/value-picker.js';
import { countriesQuery } from './api.js';
import { DateFilter } from './date-filter.js';
import { FindingFilters } from './finding-filters.js';
import { noFilters, type ListFilters } from '../kit/business-list/list-state.js';
import { SearchFilter } from './search-filter.js';

interface ListFilterBarProps {
  readonly filters: ListFilters;
  readonly onChange: (change: Partial<ListFilters>) => void;
  readonly onClear: () => void;
}

export function ListFilterBar({ filters, onChange, onClear }: ListFilterBarProps) {
  const { list: texts } = usePageTexts('admin').dashboard;
  const locale = usePanelLocale();
  const countries = useQuery(countriesQuery).data ?? [];
  const [cleared, setCleared] = useState(0);
  return (
    <div className="panel-filters" role="search" aria-label={texts.title}>
      <SearchFilter
        key={`search ${cleared}`}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
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
        <DateFilter
          key={`${name} ${cleared}`}
          id={`list-${name}`}
          label={texts[name]}
          value={filters[name]}
          onChange={(day) => onChange({ [name]: day })}
        />
      ))}
      <Button
        variant="outline"
        disabled={filters === noFilters || isEmpty(filters)}
        onClick={() => {
          setCleared(cleared + 1);
          onClear();
        }}
      >
        {texts.clear}
      </Button>
    </div>
  );
}

const isEmpty = (filters: ListFilters): boolean => Object.values(filters).every((value) => value === '');
