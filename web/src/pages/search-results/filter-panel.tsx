import { MAX_TEXT_LENGTH, SEARCH_FILTER } from '@gewerk/contracts/limits';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { Button } from '../../ui/buttons/button.js';
import { SelectField } from '../../ui/forms/select-field.js';
import type { Facets } from '../../shared/search/count-facets.js';
import { filterCount, isPosition, type Filters } from '../../shared/search/filters.js';
import { FilterCheck } from './filter-check.js';
import { PlaceCombobox } from '../../shared/search/suggest/place-combobox.js';
import { Icon } from '../../ui/icons/icon.js';

interface FilterPanelProps {
  readonly filters: Filters;
  /** Number of results for each filter value; null if unknown. */
  readonly facets: Facets | null;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly onChange: (changes: Partial<Filters>) => void;
  /** Total number of results; null while loading, undefined if unknown. */
  readonly total: number | null | undefined;
}

/** The collapsed additional filters; part of the search form. */
export function FilterPanel({ filters, facets, isOpen, onToggle, onChange, total }: FilterPanelProps) {
  const { filters: labels, apply } = usePageTexts('search-results');
  const active = filterCount(filters);
  const hasOwnPosition = isPosition(filters.around);
  const panel = useRef<HTMLDetailsElement>(null);
  // The filters may have been opened and filled in before hydration.
  const noteEarly = useEffectEvent(() => {
    if (!panel.current?.open) return;
    onToggle(true);
    const place = panel.current.querySelector('input');
    if (place && place !== document.activeElement) queueMicrotask(() => takePlace(place.value));
  });
  useLayoutEffect(() => noteEarly(), []);
  return (
    <details
      ref={panel}
      className="filter-panel"
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary>
        <Icon name="filters" size={18} />
        {labels.more(active)}
      </summary>
      <div className="filter-grid">
        <div className="field">
          <label htmlFor="listing-around">{labels.around}</label>
          <PlaceCombobox
            key={filters.around}
            id="listing-around"
            name={hasOwnPosition ? undefined : 'around'}
            defaultValue={hasOwnPosition ? '' : filters.around}
            placeholder={hasOwnPosition ? labels.ownPosition : labels.aroundPlaceholder}
            maxLength={MAX_TEXT_LENGTH}
            onChosen={(around) => onChange({ around })}
            onBlur={({ target }) => takePlace(target.value)}
          />
          {hasOwnPosition && <input type="hidden" name="around" value={filters.around} />}
        </div>
        <SelectField
          id="listing-radius"
          name="radius"
          label={labels.radius}
          value={filters.radius || String(SEARCH_FILTER.radius)}
          options={radii(filters.radius).map((radius) => ({
            value: radius,
            label: counted(labels.kilometres(radius), facets?.radius?.[radius]),
          }))}
          onChange={(radius) => onChange({ radius })}
        />
        <fieldset className="filter-checks">
          <legend>{labels.traits}</legend>
          {(['openNow', 'hasPhone', 'hasWebsite'] as const).map((name) => (
            <FilterCheck
              key={name}
              name={name}
              label={labels[name]}
              count={facets ? labels.facet(facets[name]) : ''}
              isChecked={filters[name]}
              onChange={(isChecked) => onChange({ [name]: isChecked })}
            />
          ))}
        </fieldset>
        <SelectField
          id="listing-rating"
          name="minRating"
          label={labels.minRating}
          value={filters.minRating}
          options={[
            { value: '', label: labels.anyRating },
            ...SEARCH_FILTER.minRatings.map((rating) => ({
              value: rating,
              label: counted(labels.rating(rating), facets?.minRating[rating]),
            })),
          ]}
          onChange={(value) =>
            onChange({ minRating: SEARCH_FILTER.minRatings.find((rating) => rating === value) ?? '' })
          }
        />
      </div>
      <Button
        type="button"
        className="filter-done js-only"
        onClick={() => {
          close();
          panel.current?.querySelector('summary')?.focus();
        }}
      >
        {total === null ? labels.showing : total === undefined ? apply : labels.show(total)}
      </Button>
    </details>
  );

  function close() {
    // Close the panel directly: right after the tap that opened it, its toggle event has not arrived yet.
    if (panel.current) panel.current.open = false;
    onToggle(false);
  }

  function takePlace(value: string) {
    const around = value.trim();
    const isNew = hasOwnPosition ? around !== '' : around !== filters.around;
    if (isNew) onChange({ around });
  }

  function counted(label: string, count: number | undefined): string {
    return count === undefined ? label : `${label} ${labels.facet(count)}`;
  }
}

/** The offered radii, and the radius in the URL if it is not one of them. */
function radii(selected: string): readonly string[] {
  const offered = SEARCH_FILTER.radii.map(String);
  return selected === '' || offered.includes(selected) ? offered : [...offered, selected];
}
