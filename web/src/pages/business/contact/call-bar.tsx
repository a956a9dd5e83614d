import type { BusinessDetail } from '@gewerk/contracts';
import { Navigation, Phone } from 'lucide-react';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { phoneUrl } from '../../../ui/business/external-link.js';
import { useRouteUrl } from './use-route-url.js';

/** Buttons to call and to get directions, on phones only, where the contact card's buttons are hidden. */
export function CallBar({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const route = useRouteUrl(business);
  return (
    <nav className="call-bar" aria-label={texts.contact}>
      {business.phone && (
        <a className="call-main" href={phoneUrl(business.phone)} data-click="phone">
          <Phone size={20} aria-hidden="true" />
          {texts.call}
        </a>
      )}
      <a href={route} data-click="route">
        <Navigation size={20} aria-hidden="true" />
        {texts.route}
      </a>
    </nav>
  );
}
