import { Input } from '@chakra-ui/react';
import type { PanelRow } from '@gewerk/contracts/bus';
import { LISTING_DEBOUNCE, MAX_TEXT_LENGTH } from '@gewerk/contracts/limits';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useDebounced } from '../../ui/forms/use-debounced.js';
import { businessesQuery } from '../kit/business-list/get-businesses.js';
import { filtered, firstList } from '../kit/business-list/list-state.js';
import { useFaultText } from '../kit/api/use-fault-text.js';

const MOST_FOUND = 10;

interface BusinessFinderProps {
  readonly id: string;
  readonly label: string;
  readonly except?: string;
  readonly children: (found: PanelRow) => ReactNode;
}

export function BusinessFinder({ id, label, except, children }: BusinessFinderProps) {
  const faultText = useFaultText();
  const { find: texts } = usePageTexts('admin').businesses;
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const ask = useDebounced(setSearch, LISTING_DEBOUNCE);
  const page = useQuery({ ...businessesQuery(filtered(firstList, { search })), enabled: search !== '' });
  const found = (search === '' ? [] : (page.data?.businesses ?? []))
    .filter((business) => business.id !== except)
    .slice(0, MOST_FOUND);
  return (
    <div className="panel-finder">
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <Input
          id={id}
          type="search"
          maxLength={MAX_TEXT_LENGTH}
          autoComplete="off"
          placeholder={texts.hint}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            ask.call(target.value.trim());
          }}
        />
      </div>
      {page.isError && <p role="alert">{faultText(page.error)}</p>}
      {search !== '' && page.isSuccess && found.length === 0 && <p role="status">{texts.none}</p>}
      {found.length > 0 && (
        <ul className="panel-found" aria-label={texts.results}>
          {found.map((business) => (
            <li key={business.id}>
              <span>
                <strong>{business.name}</strong>
                <span className="panel-hint">
                  {[business.address, business.city].filter(Boolean).join(', ')}
                </span>
              </span>
              {children(business)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
