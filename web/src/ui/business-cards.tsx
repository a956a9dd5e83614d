import type { BusinessCard } from '@gewerk/contracts';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useLink, useTexts } from '../platform/app-context.js';
import { paths } from '../platform/paths.js';
import type { Texts } from '../texts/catalogue-types.js';
import { categoryTint } from './category-tints.js';
import { phoneUrl } from './external-link.js';
import { Icon } from './icon.js';
import { isOpenAt, useOpenNow } from './open-now.js';
import { photoPath } from './photo.js';

export type View = 'grid' | 'list';

interface BusinessCardsProps {
  readonly businesses: readonly BusinessCard[];
  readonly view?: View;
  readonly heading?: 'h2' | 'h3';
  readonly defaultCategory?: string;
  /** Words the number of reviews, null for unknown. Without it cards do not show it. */
  readonly reviews?: (count: number | null) => string;
}

/**
 * Businesses as cards on a desktop and as dense rows on a phone. Plain elements in one list: a page shows up to 50,
 * each of which costs the server time.
 */
export function BusinessCards(props: BusinessCardsProps) {
  const { businesses, view = 'grid' } = props;
  const texts = useTexts();
  const link = useLink();
  const now = useOpenNow(businesses);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Photos that failed before hydration have already fired their event.
    list.current?.querySelectorAll('img').forEach((photo) => {
      if (photo.complete && photo.naturalWidth === 0 && photo.getAttribute('src')) photo.hidden = true;
    });
  }, [businesses]);
  return (
    <ul ref={list} className={`cards cards-${view}`} onErrorCapture={hideFailedPhoto}>
      {businesses.map((business) => card(business, now, props, texts, link))}
    </ul>
  );
}

function hideFailedPhoto({ target }: SyntheticEvent): void {
  // The fallback icon lies behind the photo.
  if (target instanceof HTMLImageElement) target.hidden = true;
}

/** A function, not a component: one element tree a list is cheaper to render. */
function card(
  business: BusinessCard,
  now: number,
  props: BusinessCardsProps,
  texts: Texts,
  link: (path: string) => string,
) {
  const { card: labels } = texts.common;
  const { heading: Heading = 'h3', defaultCategory = labels.category, reviews } = props;
  const href = link(paths.business(business));
  const photo = photoPath(business, 0, 400);
  const category = business.category ?? defaultCategory;
  const tint = categoryTint(category);
  const isOpen = isOpenAt(business, now);
  const address = business.fullAddress ?? business.address ?? business.city;
  return (
    <li key={business.id} className="card">
      <div className={`card-photo tint-${tint}`}>
        <Icon name="store" />
        {photo && <img src={photo} alt="" loading="lazy" decoding="async" width="400" height="225" />}
      </div>
      <div className="card-body">
        <p className="card-tags">
          <span className={`badge tint-${tint}`}>{category}</span>
          {business.rating !== null && (
            <span className="rating" aria-label={labels.rating(business.rating)} role="img">
              <Icon name="star" />
              {texts.common.numbers.decimal(business.rating)}
            </span>
          )}
          {reviews && <span className="card-reviews">{reviews(business.reviewCount)}</span>}
        </p>
        <Heading className="card-name">
          <a href={href}>{business.name}</a>
        </Heading>
        <p className="card-address">
          {address}
          {business.distanceKm !== undefined && (
            <>
              {' '}
              <b>· {labels.distance(business.distanceKm)}</b>
            </>
          )}
        </p>
        {business.phone && (
          <p className="card-phone">
            <a href={phoneUrl(business.phone)} data-click="phone" data-business={business.id}>
              {business.phone}
            </a>
          </p>
        )}
      </div>
      <p className="card-foot">
        {isOpen !== null && (
          <span className={isOpen ? 'is-open' : 'is-closed'}>{isOpen ? labels.open : labels.closed}</span>
        )}
        <a className="card-more" href={href}>
          {labels.details}
        </a>
      </p>
    </li>
  );
}
