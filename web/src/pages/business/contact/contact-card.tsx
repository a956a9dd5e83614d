import type { BusinessDetail } from '@gewerk/contracts';
import { visitorRoutes } from '@gewerk/contracts/http';
import { ContactRound, Navigation, Phone } from 'lucide-react';
import { pathOf } from '../../../platform/api/api.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import { phoneUrl, websiteUrl } from '../../../ui/business/external-link.js';
import { ButtonLink } from '../../../ui/buttons/button-link.js';
import { isGone } from '../../../ui/hours/shut-state.js';
import { CopyNumber } from './copy-number.js';
import { PostalAddress } from './postal-address.js';
import { useRouteUrl } from './use-route-url.js';

export function ContactCard({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  const website = websiteUrl(business.website);
  const route = useRouteUrl(business);
  return (
    <section className="contact-card figures" aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.contact}</h2>
      <PostalAddress business={business} />
      {business.phone && (
        <p className="contact-phone">
          <a href={phoneUrl(business.phone)} data-click="phone">
            {business.phone}
          </a>
          <CopyNumber phone={business.phone} />
        </p>
      )}
      {website && (
        <p>
          <a href={website} target="_blank" rel="noopener nofollow external" data-click="website">
            {new URL(website).hostname.replace(/^www\./, '')}
          </a>
        </p>
      )}
      <p>
        <a className="contact-save" href={pathOf(visitorRoutes.contactCard, { id: business.id })} download>
          <ContactRound size={16} aria-hidden="true" />
          {texts.saveContact}
        </a>
      </p>
      {!isGone(business) && (
        <div className="contact-actions">
          {business.phone && (
            <ButtonLink variant="solid" href={phoneUrl(business.phone)} data-click="phone">
              <Phone size={18} aria-hidden="true" />
              {texts.call}
            </ButtonLink>
          )}
          <ButtonLink href={route} data-click="route">
            <Navigation size={18} aria-hidden="true" />
            {texts.route}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
