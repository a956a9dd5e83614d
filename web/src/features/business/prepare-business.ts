import { businessNotFoundHead } from '../../app/head/error-heads.js';
import { paths } from '../../app/paths.js';
import { breadcrumbLd } from '../../app/server/json-ld.js';
import type { Preparer } from '../../app/server/prepared-page.js';
import { prefetch } from '../../app/server/prefetch.js';
import type { AddressReader } from '../../app/with-address.js';
import { businessQuery, type BusinessAddress } from './api/get-business.js';
import { nearbyBusinessesQuery } from './api/get-nearby-businesses.js';
import { businessHead } from './business-head.js';
import { businessLd } from './business-ld.js';
import { endOfLocalDay } from './local-time.js';

const NOT_FOUND = 404;
const OK = 200;

/** A business page's data. An address by slugs that the business has left behind leads to its present one. */
export const prepareBusiness =
  (read: AddressReader<{ readonly address: BusinessAddress }>): Preparer =>
  async (preparation) => {
    const { api, queries, texts, origin, now } = preparation;
    const { address } = read(preparation);
    const { data: business, status } = await prefetch(queries, businessQuery(api, address));
    if (!business) {
      return { status, head: businessNotFoundHead(texts, status === NOT_FOUND), dependencies: ['directory'] };
    }
    const canonical = paths.business(business);
    const isMoved = 'slug' in address && business.urlSlug !== `${address.city}/${address.slug}`;
    const isShown = !isMoved && business.category !== null;
    if (isShown) await prefetch(queries, nearbyBusinessesQuery(api, business));
    return {
      status: OK,
      head: businessHead(texts, business),
      dependencies: [`business:${business.id}`, 'directory'],
      jsonLd: [
        businessLd(origin, business),
        breadcrumbLd(origin, [
          [texts.common.nav.home, paths.home],
          [business.city, paths.city(business.city)],
          [business.name, canonical],
        ]),
      ],
      counted: { kind: 'view', business: business.id },
      ...(isMoved ? { movedTo: canonical } : {}),
      // Today's hours are marked.
      ...(business.workingHours ? { validUntil: endOfLocalDay(now, business.timeZone) } : {}),
    };
  };
