import { LISTING_DEBOUNCE } from '@gewerk/contracts/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Clock, MapPin, Search, Store, Tag, type LucideIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApp, useLink } from '../../../platform/app-context.js';
import { useDebounced } from '../../../ui/forms/use-debounced.js';
import { SHORTEST_SUGGESTED, suggestionsQuery, type Typed } from './get-suggestions.js';
import { forgetSearches, useRecentSearches, type RecentSearch } from './recent-searches.js';
import {
  optionsOf,
  recentOptions,
  recentPlaces,
  type OptionKind,
  type SuggestionOption,
} from './suggestion-options.js';

const icons: Readonly<Record<OptionKind, LucideIcon>> = {
  recent: Clock,
  recentPlaces: Clock,
  searches: Search,
  businesses: Store,
  categories: Tag,
  cities: MapPin,
};

interface SuggestionListProps {
  readonly id: string;
  readonly typed: Typed;
  readonly isOpen: boolean;
  readonly options: readonly SuggestionOption[];
  readonly active: number;
  readonly searchPath: (search: RecentSearch) => string;
  readonly onOptions: (options: readonly SuggestionOption[]) => void;
  /** Called with an option that is a text to be filled into the field. */
  readonly onFill: (option: SuggestionOption) => void;
  readonly onChosen: () => void;
}

/**
 * For an empty field, the last searches or places on this device; otherwise suggestions, once the visitor pauses
 * typing.
 */
export function SuggestionList(props: SuggestionListProps) {
  const { id, isOpen, options, active, onFill, onChosen } = props;
  const isShown = isOpen && options.length > 0;
  const { texts } = useApp();
  const { suggest: labels } = texts.common;
  const link = useLink();
  const list = useRef<HTMLDivElement>(null);
  useOptions(props);
  useEffect(() => {
    const reached = active < 0 ? null : list.current?.querySelector('[aria-selected="true"]');
    reached?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="suggestions" lang={labels.lang} hidden={!isShown}>
      {/* A list that scrolls is a tab stop by default; prevent that. */}
      <div role="listbox" id={id} aria-label={labels.label} tabIndex={-1} ref={list}>
        {groupsOf(options).map(({ kind, first, members }) => {
          const Drawing = icons[kind];
          return (
            <div key={kind} role="group" aria-label={labels.groups[kind]}>
              <p className="suggestion-title" aria-hidden="true">
                {labels.groups[kind]}
              </p>
              {members.map((option, index) => (
                <a
                  key={option.path + option.label}
                  id={`${id}-${first + index}`}
                  role="option"
                  aria-selected={first + index === active}
                  tabIndex={-1}
                  href={option.path === '' ? undefined : link(option.path)}
                  // Keep the focus in the field: losing it would close the list before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => (option.path === '' ? onFill(option) : onChosen())}
                >
                  <Drawing size={18} aria-hidden="true" />
                  <b>{option.label}</b>
                  {option.detail !== '' && <span>{option.detail}</span>}
                </a>
              ))}
            </div>
          );
        })}
      </div>
      {(options[0]?.kind === 'recent' || options[0]?.kind === 'recentPlaces') && (
        <button type="button" onClick={forgetSearches}>
          {labels.forget}
        </button>
      )}
      <p className="visually-hidden" aria-live="polite">
        {isShown ? labels.count(options.length) : ''}
      </p>
    </div>
  );
}

function useOptions({ typed, searchPath, onOptions }: SuggestionListProps): void {
  const { field, text, location } = typed;
  const { api, texts } = useApp();
  const [asked, setAsked] = useState('');
  const recent = useRecentSearches();
  const { call } = useDebounced(setAsked, LISTING_DEBOUNCE);
  useEffect(() => call(text), [call, text]);
  const { data } = useQuery({
    ...suggestionsQuery(api, { field, text: asked, location }),
    placeholderData: keepPreviousData,
  });
  const isEmpty = text === '';
  const isTooShort = Math.min(text.length, asked.length) < SHORTEST_SUGGESTED;
  const options = useMemo(() => {
    if (isEmpty) return field === 'query' ? recentOptions(recent, searchPath) : recentPlaces(recent);
    return data && !isTooShort ? optionsOf(data, { texts, searchPath, location }) : [];
  }, [isEmpty, isTooShort, field, recent, searchPath, location, data, texts]);
  useEffect(() => onOptions(options), [onOptions, options]);
}

interface Group {
  readonly kind: OptionKind;
  /** Position of the group's first member among all options. */
  readonly first: number;
  readonly members: SuggestionOption[];
}

function groupsOf(options: readonly SuggestionOption[]): Group[] {
  const groups: Group[] = [];
  options.forEach((option, place) => {
    const last = groups.at(-1);
    if (last?.kind === option.kind) last.members.push(option);
    else groups.push({ kind: option.kind, first: place, members: [option] });
  });
  return groups;
}
