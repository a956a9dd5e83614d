import { REDIRECT_DELAY } from '@gewerk/contracts/limits';
import { statusOf } from '../../platform/api/api-error.js';
import { useApiQuery } from '../../platform/api/use-api-query.js';
import { useApp } from '../../platform/app-context.js';
import { usePageTexts } from '../../platform/use-page-texts.js';
import { useHead } from '../../shared/use-head.js';
import { withAddress } from '../../shared/with-address.js';
import { businessQuery, type BusinessAddress } from '../../shared/directory/get-business.js';
import { readIdAddress, readSlugAddress } from './business-address.js';
import { businessHead } from './head/business-head.js';
import { BusinessNotFound } from './business-not-found.js';
import { BusinessSkeleton } from './business-skeleton.js';
import { BusinessView } from './business-view.js';

const NOT_FOUND = 404;

export function Business({ address }: { readonly address: BusinessAddress }) {
  const { api, texts } = useApp();
  const own = usePageTexts('business');
  const { data: business, error, isPending } = useApiQuery(businessQuery(api, address));
  useHead(business ? businessHead(texts, own, business) : null);
  if (business) return <BusinessView business={business} />;
  if (isPending) return <BusinessSkeleton />;
  const isMissing = statusOf(error) === NOT_FOUND;
  return <BusinessNotFound redirectAfter={isMissing ? REDIRECT_DELAY.businessNotFound : null} />;
}

export const BusinessPage = withAddress(readIdAddress, Business);
export const BusinessBySlugPage = withAddress(readSlugAddress, Business);
