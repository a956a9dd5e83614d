import type { BusinessCard } from '@gewerk/contracts';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useLink, useTexts } from '../../platform/app-context.js';
import { paths } from '../../platform/paths.js';
import { useIsWhole } from '../../platform/rest-of-page.js';
import type { Texts } from '../../texts/catalogue-types.js';
import { categoryTint } from '../icons/category-tints.js';
import { phoneUrl } from '../business/external-link.js';
import { Icon } from '../icons/icon.js';
import { nextOpening, zoneOfCard } from '../hours/next-opening.js';
import { isOpenAt, useOpenNow } from '../hours/open-now.js';
import { photoPath } from '../business/photo.js';
import { shutState } from '../hours/shut-state.js';
import { sourceLanguage } from '../business/source-language.js';
import { withCountryNamed, withoutCountry } from '../business/written-address.js';
import { tradeGlyph } from '../icons/trade-glyph.js';

export type View = 'grid' | 'list';

/** Number of cards in the first step of a page that is drawn in two steps: as many as fit on a phone's screen. */
const FIRST_CARDS = 4;

interface BusinessCardsProps {
  readonly businesses: readonly BusinessCard[];
  readonly view?: View;
  readonly heading?: 'h2' | 'h3';
  readonly defaultCategory?: string;
  /**
   * Formats the number of reviews, which is null if unknown. Without this function, cards do not show the number.
   */
  readonly reviews?: (count: number | null) => string;
}

/**
 * Businesses as cards on a desktop and as dense rows on a phone. The list consists of plain elements instead of
 * components: a page shows up to 50 cards, and each costs the server time.
 */
export function BusinessCards(props: BusinessCardsProps) {
  const { businesses, view = 'grid' } = props;
  const texts = useTexts();
  const link = useLink();
  const now = useOpenNow(businesses);
  const drawn = useIsWhole() ? businesses : businesses.slice(0, FIRST_CARDS);
  const hasCountry = new Set(businesses.map(({ country_code: code }) => code)).size > 1;
  // The whole list has one layout: if fewer than half of the businesses have a photo, all are shown as rows; otherwise
  // those without a photo show the icon of their trade in its place.
  const few = businesses.filter(({ photos }) => photos[0]).length * 2 < businesses.length;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Photos that failed before hydration have already fired their event.
    list.current?.querySelectorAll('img').forEach((photo) => {
      if (photo.complete && photo.naturalWidth === 0 && photo.getAttribute('src')) photo.hidden = true;
    });
  }, [businesses]);
  return (
    <ul
      ref={list}
      className={`cards cards-${view} ${few ? 'cards-rows' : ''}`}
      onErrorCapture={hideFailedPhoto}
    >
      {drawn.map((business) => card(business, now, props, hasCountry, texts, link))}
    </ul>
  );
}

function hideFailedPhoto({ target }: SyntheticEvent): void {
  // The fallback icon is behind the photo.
  if (target instanceof HTMLImageElement) target.hidden = true;
}

/** A function instead of a component, since a single element tree for the whole list is cheaper to render. */
function card(
  business: BusinessCard,
  now: number,
  props: BusinessCardsProps,
  hasCountry: boolean,
  texts: Texts,
  link: (path: string) => string,
) {
  const { card: labels, figures, numbers } = texts.common;
  const { heading: Heading = 'h3', defaultCategory = labels.category, reviews } = props;
  const href = link(paths.business(business));
  const photo = photoPath(business, 0, 400);
  const category = business.category ?? defaultCategory;
  const glyph = tradeGlyph(category);
  const { phone, rating, reviewCount } = business;
  return (
    <li key={business.id} data-listing={business.id} className="card">
      <div className={`card-photo tint-${glyph.tint}`}>
        <Icon name={glyph.icon} />
        {photo && <img src={photo} alt="" loading="lazy" decoding="async" width="400" height="225" />}
      </div>
      <div className="card-body">
        <Heading className="card-name">
          <a href={href} lang={sourceLanguage(business.country_code)}>
            {business.name}
          </a>
        </Heading>
        <p className="card-tags">
          <span className={`badge tint-${categoryTint(category)}`} lang={texts.common.tradeLang}>
            {texts.common.trade(category)}
          </span>
          {(rating !== null || reviews) && (
            <span className="card-score">
              {rating !== null && (
                <span className="rating" aria-label={figures.rating(rating)} role="img">
                  <Icon name="star" />
                  {numbers.decimal(rating)}
                </span>
              )}
              {reviews && <span className="card-reviews">{reviews(reviewCount)}</span>}
              {!reviews && reviewCount !== null && reviewCount > 0 && (
                <span className="card-reviews" aria-label={figures.reviews(reviewCount)} role="img">
                  ({figures.count(reviewCount)})
                </span>
              )}
            </span>
          )}
        </p>
        <p className="card-address">
          {business.distanceKm !== undefined && (
            <b>{figures.distance(Math.max(business.distanceKm, 0.1))} · </b>
          )}
          {addressOf(business, hasCountry, texts)}
        </p>
        {phone && (
          <p className="card-phone">
            <a href={phoneUrl(phone)} data-click="phone" data-business={business.id}>
              <Icon name="phone" />
              {phone}
            </a>
          </p>
        )}
      </div>
      <p className="card-foot">
        {openState(business, now, texts)}
        <a className="card-more" href={href}>
          {labels.details}
        </a>
      </p>
    </li>
  );
}

function openState(business: BusinessCard, now: number, { common }: Texts) {
  const shut = shutState(business, common);
  // Red, unlike anything else in a list, since it would be pointless to go there.
  if (shut !== null) return <span className="is-closed">{shut}</span>;
  const isOpen = isOpenAt(business, now);
  if (isOpen === null) return null;
  if (isOpen) return <span className="is-open">{common.card.open}</span>;
  const { openChangesAt: opensAt } = business;
  const zone = zoneOfCard(business);
  // If the business was open when the list was loaded and has closed since, its next opening is unknown.
  const isKnown = business.isOpen === false && opensAt !== null && zone !== null;
  return (
    <span className="card-closed">
      <span className="is-closed">{common.card.closed}</span>{' '}
      {isKnown && <span className="card-opens">{nextOpening(opensAt, now, zone, common)}</span>}
    </span>
  );
}

/** The address, without the country if the whole list is in one country. */
function addressOf(business: BusinessCard, hasCountry: boolean, texts: Texts): string {
  const address = business.fullAddress ?? business.address ?? business.city;
  return hasCountry ? withCountryNamed(address, business, texts) : withoutCountry(address, business);
}
