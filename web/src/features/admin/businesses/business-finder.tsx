import { Input } from '@chakra-ui/react';
import { LISTING_DEBOUNCE, type PanelRow } from '@gewerk/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { usePageTexts } from '../../../texts/page-texts.js';
import { useDebounced } from '../../../ui/use-debounced.js';
import { businessesQuery } from '../dashboard/api.js';
import { filtered, firstList } from '../dashboard/list-address.js';

const MOST_FOUND = 10;

interface BusinessFinderProps {
  readonly id: string;
  readonly label: string;
  /** Left out of what is found. */
  readonly except?: string;
  readonly children: (found: PanelRow) => ReactNode;
}

/** Finds businesses by what is typed; `children` shows what can be done with one. */
export function BusinessFinder({ id, label, except, children }: BusinessFinderProps) {
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
          maxLength={200}
          autoComplete="off"
          placeholder={texts.hint}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            ask.call(target.value.trim());
          }}
        />
      </div>
      {page.isError && <p role="alert">{page.error.message}</p>}
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
