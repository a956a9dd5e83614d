import { useTexts } from '../../../app/app-context.js';

/** The page's outline while the business loads. */
export function BusinessSkeleton() {
  const { business } = useTexts();
  return (
    <div className="wrap business" aria-busy="true" data-testid="business-skeleton">
      <p className="visually-hidden" role="status">
        {business.loading}
      </p>
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
