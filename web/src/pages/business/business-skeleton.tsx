import { usePageTexts } from '../../platform/use-page-texts.js';
import { CardBones } from '../../ui/cards/card-skeletons.js';

const DAYS = 7;
const THUMBNAILS = 4;
const NEARBY = 4;

/** Placeholders in the same sizes and positions while the business loads. */
export function BusinessSkeleton() {
  const { loading } = usePageTexts('business');
  return (
    <div className="wrap business" aria-busy="true" data-testid="business-skeleton">
      <div className="visually-hidden" role="status">
        <h1>{loading}</h1>
      </div>
      <div className="business-head">
        <div className="bone bone-title" />
        <div className="bone" />
        <div className="bone bone-short" />
      </div>
      <div className="business-columns">
        <div className="business-main">
          <div data-testid="bones-photos">
            <div className="bone bone-heading" />
            <div className="bone bone-photo" />
            <div className="photo-strip">{bones(THUMBNAILS, 'bone bone-thumbnail')}</div>
          </div>
          <div data-testid="bones-hours">
            <div className="bone bone-heading" />
            {bones(DAYS, 'bone bone-day')}
          </div>
        </div>
        <div className="business-side">
          <div className="bone bone-contact" />
        </div>
      </div>
      <div className="nearby cards-by-four" data-testid="bones-nearby">
        <div className="bone bone-heading" />
        <CardBones count={NEARBY} view="grid" />
      </div>
    </div>
  );
}

const bones = (count: number, className: string) =>
  Array.from({ length: count }, (_, index) => <div key={index} className={className} />);
