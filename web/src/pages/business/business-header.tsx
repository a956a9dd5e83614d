import type { BusinessDetail } from '@gewerk/contracts';
import { ArrowLeft, ExternalLink, Globe, MapPin, Phone } from 'lucide-react';
import { useApp, useLink } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { categoryTint } from '../../ui/icons/category-tints.js';
import { phoneUrl, websiteUrl } from '../../ui/business/external-link.js';
import { SaveButton } from './save-button.js';
import { withCountryNamed } from '../../ui/business/written-address.js';
import { sourceLanguage } from '../../ui/business/source-language.js';
import { Stars } from '../../ui/business/stars.js';
import { useBackToSearch } from './use-back-to-search.js';
import { Breadcrumbs } from './head/breadcrumbs.js';
import { OpenState } from './hours/open-state.js';
import { reviewSource } from './about/review-source.js';
import { ShareButton } from './contact/share-button.js';

export function BusinessHeader({ business }: { readonly business: BusinessDetail }) {
  const { texts } = useApp();
  const { common } = texts;
  const labels = usePageTexts('business');
  const link = useLink();
  const back = useBackToSearch(link(paths.businesses));
  const category = business.category ?? common.card.category;
  const written = business.fullAddress ?? business.address;
  const address = written && withCountryNamed(written, business, texts);
  const website = websiteUrl(business.website);
  const reviews = websiteUrl(business.reviewsLink);
  return (
    <header className="business-head">
      <div className="business-tools">
        <a className="back-link" href={back.href} onClick={back.onClick}>
          <ArrowLeft size={18} aria-hidden="true" />
          {labels.back}
        </a>
        <div className="business-tools-end">
          <SaveButton id={business.id} />
          <ShareButton title={business.name} />
        </div>
      </div>
      <Breadcrumbs business={business} />
      <h1 lang={sourceLanguage(business.country_code)}>{business.name}</h1>
      <p className="business-tags">
        <span className={`badge tint-${categoryTint(category)}`} lang={common.tradeLang}>
          {common.trade(category)}
        </span>
        <OpenState business={business} />
      </p>
      {business.rating !== null && (
        <p className="business-rating">
          <Stars rating={Number(business.rating)} label={labels.rating(business.rating)} />
          <b>{common.numbers.decimal(Number(business.rating).toFixed(1))}</b>
          {business.reviewCount !== null && <span>{labels.reviews(business.reviewCount)}</span>}
          {reviews && <span className="review-source">{labels.reviewSource(reviewSource(reviews))}</span>}
          {reviews && (
            <a href={reviews} target="_blank" rel="noopener nofollow external">
              {labels.viewReviews}
              <ExternalLink size={14} aria-hidden="true" />
            </a>
          )}
        </p>
      )}
      <ul className="business-reach">
        {address && (
          <li>
            <MapPin size={18} aria-hidden="true" />
            {address}
          </li>
        )}
        {business.phone && (
          <li>
            <Phone size={18} aria-hidden="true" />
            <a className="figures" href={phoneUrl(business.phone)} data-click="phone">
              {business.phone}
            </a>
          </li>
        )}
        {website && (
          <li>
            <Globe size={18} aria-hidden="true" />
            <a href={website} target="_blank" rel="noopener nofollow external" data-click="website">
              {labels.website}
            </a>
          </li>
        )}
      </ul>
      {business.subtypes.length > 0 && (
        <p className="business-types">
          <b>{labels.type}:</b>{' '}
          {business.subtypes.map((type) => labels.cuisine(common.trade(type))).join(', ')}
        </p>
      )}
    </header>
  );
}
