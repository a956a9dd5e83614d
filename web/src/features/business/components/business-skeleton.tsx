import { useTexts } from '../../../app/app-context.js';

/** The page's outline while the business loads. */
export function BusinessSkeleton() {
  const { business } = useTexts();
  return (
    <div className="wrap business" aria-busy="true" data-testid="business-skeleton">
      <div className="visually-hidden" role="status">
        <h1>{business.loading}</h1>
      </div>
      <div className="business-head">
        <div className="bone bone-title" />
        <div className="bone" />
        <div className="bone bone-short" />
      </div>
      <div className="business-columns">
        <div className="business-main">
          <div className="bone bone-photo" />
          <div className="bone bone-block" />
        </div>
        <div className="business-side">
          <div className="bone bone-block" />
        </div>
      </div>
    </div>
  );
}
