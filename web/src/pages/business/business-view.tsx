import type { BusinessDetail } from '@gewerk/contracts';
import { useEffect } from 'react';
import { RestOfPage } from '../../platform/rest-of-page.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { rememberView } from '../../shared/saved/saved-businesses.js';
import { AdSlot } from '../../shared/site/ad-slot.js';
import { photoPaths } from '../../ui/business/photo.js';
import { isGone } from '../../ui/hours/shut-state.js';
import { AboutBusiness } from './about/about-business.js';
import { AdditionalInformation } from './about/additional-information.js';
import { BusinessFacts } from './about/business-facts.js';
import { BusinessHeader } from './business-header.js';
import { BusinessPhotos } from './photos/business-photos.js';
import { CallBar } from './contact/call-bar.js';
import { ContactCard } from './contact/contact-card.js';
import { ListingNotes } from './about/listing-notes.js';
import { LocationMap } from './contact/location-map.js';
import { NearbyBusinesses } from './nearby/nearby-businesses.js';
import { OpeningHours } from './hours/opening-hours.js';
import { RatingDistribution } from './about/rating-distribution.js';

/**
 * Photos come first if there are any; otherwise the hours. The page of a permanently closed business shows similar
 * ones at the top instead of the end.
 */
export function BusinessView({ business }: { readonly business: BusinessDetail }) {
  const texts = usePageTexts('business');
  useEffect(() => rememberView(business.id), [business.id]);
  const photos = (
    <>
      <AdSlot area={2} />
      <BusinessPhotos business={business} />
    </>
  );
  const hours = (
    <>
      <AdSlot area={3} />
      <OpeningHours business={business} />
    </>
  );
  const hasPhotos = photoPaths(business, 800).length > 0;
  return (
    <article className="wrap business" lang={texts.lang} data-business={business.id}>
      <AdSlot area={1} />
      <BusinessHeader business={business} />
      {isGone(business) && <NearbyBusinesses business={business} />}
      <div className="business-columns">
        <div className="business-main">
          {hasPhotos ? photos : hours}
          <RestOfPage>
            {hasPhotos && hours}
            <AboutBusiness business={business} />
            <AdSlot area={4} />
            <AdditionalInformation about={business.about} />
            <BusinessFacts business={business} />
            <RatingDistribution counts={business.reviewsPerScore} />
            {!hasPhotos && photos}
            <ListingNotes business={business} />
          </RestOfPage>
        </div>
        <div className="business-side">
          <RestOfPage>
            <ContactCard business={business} />
            <LocationMap business={business} />
          </RestOfPage>
        </div>
      </div>
      {!isGone(business) && (
        <>
          <RestOfPage>
            <NearbyBusinesses business={business} />
          </RestOfPage>
          <CallBar business={business} />
        </>
      )}
    </article>
  );
}
