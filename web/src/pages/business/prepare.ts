import { businessNotFoundHead } from '../../platform/head/error-heads.js';
import { paths } from '../../platform/paths.js';
import { UNKNOWN_CITY } from '../../shared/directory/unknown-city.js';
import { breadcrumbLd } from '../../shared/json-ld.js';
import type { Preparer } from '../../platform/prepared-page.js';
import { readInto } from '../../platform/page-reads.js';
import { prefetch } from '../../platform/prefetch.js';
import type { AddressReader } from '../../platform/route-parameters.js';
import type { BusinessAddress } from '../../shared/directory/get-business.js';
import { nearbyBusinessesQuery } from './nearby/get-nearby-businesses.js';
import { readIdAddress, readSlugAddress } from './business-address.js';
import { businessHead } from './head/business-head.js';
import { businessLd } from './head/business-ld.js';
import { readBusinessById, readBusinessBySlug } from './reads.js';
import { loadPageTexts } from '../../texts/page-texts.js';
import { endOfLocalDay } from '../../ui/hours/local-time.js';

const OK = 200;

/** Data of a business page. A URL with former slugs redirects to the current one. */
const prepareBusiness =
  (read: AddressReader<{ readonly address: BusinessAddress }>, reads: typeof readBusinessById): Preparer =>
  async (preparation) => {
    const { api, queries, texts, language, origin, now } = preparation;
    const { address } = read(preparation);
    const { data: business, status } = await reads(preparation, readInto(queries)).business;
    if (!business) {
      return { status, head: businessNotFoundHead(texts), dependencies: ['directory'] };
    }
    const canonical = paths.business(business);
    const isMoved = 'slug' in address && business.urlSlug !== `${address.city}/${address.slug}`;
    const isShown = !isMoved && business.category !== null;
    if (isShown) await prefetch(queries, nearbyBusinessesQuery(api, business));
    return {
      status: OK,
      head: businessHead(texts, await loadPageTexts('business', language), business),
      dependencies: [`business:${business.id}`, 'directory'],
      jsonLd: [
        businessLd(origin, business),
        breadcrumbLd(origin, [
          [texts.common.nav.home, paths.home],
          ...(business.city === UNKNOWN_CITY ? [] : [[business.city, paths.city(business.city)] as const]),
          [business.name, canonical],
        ]),
      ],
      counted: { kind: 'view', business: business.id },
      ...(isMoved ? { movedTo: canonical } : {}),
      // The page highlights today's hours.
      ...(business.workingHours ? { validUntil: endOfLocalDay(now, business.timeZone) } : {}),
    };
  };

export const prepareBusinessById = prepareBusiness(readIdAddress, readBusinessById);
export const prepareBusinessBySlug = prepareBusiness(readSlugAddress, readBusinessBySlug);
