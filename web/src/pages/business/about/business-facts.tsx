import type { BusinessDetail } from '@gewerk/contracts';
import { useTexts } from '../../../platform/app-context.js';
import { usePageTexts } from '../../../platform/use-page-texts.js';
import type { PageTexts } from '../../../texts/catalogue-types.js';
import { shutState } from '../../../ui/hours/shut-state.js';

const DEFAULT_PRICE_LEVEL = 2;

export function BusinessFacts({ business }: { readonly business: BusinessDetail }) {
  const { common } = useTexts();
  const labels = usePageTexts('business');
  const level = business.priceLevel ?? DEFAULT_PRICE_LEVEL;
  const facts: readonly (readonly [string, string])[] = [
    [
      labels.ratingLabel,
      business.rating === null ? labels.noRating : common.numbers.decimal(business.rating),
    ],
    [labels.photos, labels.photosCount(business.photosCount)],
    [labels.status, shutState(business, common) ?? openStatus(business, labels)],
    [labels.verified, business.verified ? labels.yes : labels.no],
  ];
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title">{labels.facts}</h2>
      <dl className="facts">
        <div>
          <dt>{labels.category}</dt>
          <dd lang={common.tradeLang}>{common.trade(business.category ?? common.card.category)}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{labels.price}</dt>
          <dd className={business.priceLevel === null ? 'fact-unknown' : undefined}>
            <span role="img" aria-label={labels.priceLevel(level)}>
              {'€'.repeat(level)}
            </span>
            {business.priceLevel === null && ` (${labels.noPrice})`}
          </dd>
        </div>
      </dl>
    </section>
  );
}

function openStatus({ businessStatus }: BusinessDetail, labels: PageTexts['business']): string {
  return businessStatus === 'OPERATIONAL' ? labels.operating : labels.statusUnknown;
}
