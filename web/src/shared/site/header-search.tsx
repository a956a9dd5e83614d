import { lazy, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLink, useTexts } from '../../platform/app-context.js';
import { logFailure } from '../../platform/log-failure.js';
import { paths } from '../../platform/paths.js';
import { SiteSearch } from '../search/site-search.js';
import { Icon } from '../../ui/icons/icon.js';
import { Part } from '../../ui/feedback/part.js';

const loadSheet = () => import('../search/search-sheet.js');
const SearchSheet = lazy(async () => ({ default: (await loadSheet()).SearchSheet }));

/** Pages that begin with their own search. */
const ownSearch: readonly string[] = [paths.home, paths.businesses];

/**
 * The search in the header of pages that do not begin with one: a field on a desktop; on a phone a link to the
 * search results or, if there are scripts, a full-screen search.
 */
export function HeaderSearch() {
  const { nav } = useTexts().common;
  const link = useLink();
  const { pathname, key } = useLocation();
  // The history entry on which the sheet was opened, so that any navigation closes the sheet.
  const [openOn, setOpenOn] = useState<string | null>(null);
  if (ownSearch.includes(pathname)) return null;
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    loadSheet().then(() => setOpenOn(key), logFailure);
  }
  return (
    <div className="header-search">
      <SiteSearch id="site-search" texts={nav.search} />
      <a className="search-toggle" href={link(paths.businesses)} aria-label={nav.search.label} onClick={open}>
        <Icon name="search" size={20} />
      </a>
      {openOn === key && (
        <Part otherwise={null}>
          <SearchSheet onClose={() => setOpenOn(null)} />
        </Part>
      )}
    </div>
  );
}
