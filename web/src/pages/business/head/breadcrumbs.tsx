import type { BusinessDetail } from '@gewerk/contracts';
import { useLink, useTexts } from '../../../platform/app-context.js';
import { paths } from '../../../platform/paths.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { UNKNOWN_CITY } from '../../../shared/directory/unknown-city.js';

/** The path to the business; an unknown city is left out. */
export function Breadcrumbs({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const { common } = useTexts();
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
