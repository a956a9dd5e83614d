import type { BusinessDetail } from '@gewerk/contracts';
import { useLink, useTexts } from '../../../app/app-context.js';
import { paths } from '../../../app/paths.js';

/** The way to the business, as the structured data tells it to search engines. */
export function Breadcrumbs({ business }: { readonly business: BusinessDetail }) {
  const { business: texts, common } = useTexts();
  const link = useLink();
  return (
    <nav className="crumbs" aria-label={texts.crumbs}>
      <ol>
        <li>
          <a href={link(paths.home)}>{common.nav.home}</a>
        </li>
        {business.city !== UNKNOWN_CITY && (
          <li>
            <a href={link(paths.city(business.city))}>{business.city}</a>
          </li>
        )}
        <li aria-current="page">{business.name}</li>
      </ol>
    </nav>
  );
}

/** Where the source names no city; it has no page. */
const UNKNOWN_CITY = 'Unknown';
