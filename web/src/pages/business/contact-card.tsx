import type { BusinessDetail } from '@gewerk/contracts';
import { Navigation, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/app-context.js';
import { phoneUrl, websiteUrl } from '../../ui/external-link.js';
import { ButtonLink } from '../../ui/button-link.js';
import { routeUrl } from './route-url.js';

export function ContactCard({ business }: { readonly business: BusinessDetail }) {
  const { business: texts } = useTexts();
  const website = websiteUrl(business.website);
  const route = routeUrl(business);
  const rows: readonly (readonly [string, ReactNode])[] = [
    [texts.address, business.address ?? business.fullAddress],
    [texts.city, business.city],
    [texts.postalCode, business.postalCode],
    [texts.country, business.country ?? business.country_code],
    [
      texts.phone,
      business.phone && (
        <a href={phoneUrl(business.phone)} data-click="phone">
          {business.phone}
        </a>
      ),
    ],
    [
      texts.websiteLabel,
      website && (
        <a href={website} target="_blank" rel="noopener nofollow external" data-click="website">
          {new URL(website).hostname.replace(/^www\./, '')}
        </a>
      ),
    ],
  ];
  return (
    <section className="contact-card" aria-labelledby="contact-title">
      <h2 id="contact-title">{texts.contact}</h2>
      <dl className="figures">
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
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
    </section>
  );
}
