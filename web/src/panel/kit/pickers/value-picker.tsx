import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/app-context.js';
import { useDebounced } from '../../../ui/forms/use-debounced.js';
import { usePanelLocale } from '../figures/panel-locale.js';
import { categoriesQuery, citiesQuery, typesQuery } from './get-values.js';
import { matchingOptions } from './matching-options.js';
import { Picker, type PickerOption, type PickerProps } from './picker.js';

export type PickedField = 'category' | 'city' | 'type';

type Field = Omit<PickerProps, 'options' | 'onText'>;

/** A field that offers the values that existing businesses have. */
export function ValuePicker({ of, ...field }: Field & { readonly of: PickedField }) {
  const Offering = offering[of];
  return <Offering maxLength={MAX_TEXT_LENGTH} {...field} />;
}

const offering = { category: CategoryPicker, city: CityPicker, type: TypePicker };

/** There are too many cities to load at once, so the directory searches them. */
function CityPicker(field: Field) {
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const { call } = useDebounced(setSearch, LISTING_DEBOUNCE);
  const locale = usePanelLocale();
  const { data = [], isPending, isPlaceholderData } = useQuery(citiesQuery(search));
  const options = data.map(({ city, count }) => counted(city, count, locale));
  const look = (wanted: string): void => {
    setText(wanted);
    call(wanted);
  };
  const isLate = text !== search || isPending || isPlaceholderData;
  return <Picker {...field} options={options} isLate={isLate} onText={look} />;
}

function CategoryPicker(field: Field) {
  const { data = [] } = useQuery(categoriesQuery);
  const { trade } = useTexts().common;
  const values = data.map(({ category, count }): Value => [category, count, bothNames(category, trade)]);
  return <ListedPicker {...field} values={values} />;
}

/** The displayed name of a trade together with the stored one, so that either can be found. */
function bothNames(category: string, trade: (label: string) => string): string {
  const name = trade(category);
  return name === category ? category : `${name} (${category})`;
}

function TypePicker(field: Field) {
  const { data = [] } = useQuery(typesQuery);
  return <ListedPicker {...field} values={data.map(({ type, count }) => [type, count])} />;
}

type Value = readonly [value: string, count: number, label?: string];

function ListedPicker({ values, ...field }: Field & { readonly values: readonly Value[] }) {
  const [text, setText] = useState('');
  const locale = usePanelLocale();
  const options = values.map(([value, count, label]) => counted(value, count, locale, label));
  return <Picker {...field} options={matchingOptions(options, text)} onText={setText} />;
}

const counted = (value: string, count: number, locale: string, label = value): PickerOption => ({
  value,
  label,
  hint: count.toLocaleString(locale),
});
