import type { IndexableBusiness } from '@gewerk/contracts';
import { demoBusinesses } from '@gewerk/demo-data';
import { listedBusiness } from './listed-business.js';

/** Demo businesses as the directory passes them to the index; without hours. */
export function demoDirectory(count: number): IndexableBusiness[] {
  return Array.from(demoBusinesses({ count }), (demo) => {
    const { rating = null, reviewCount = null } = demo;
    return listedBusiness({
      name: demo.name,
      ...(demo.category ? { category: demo.category } : {}),
      ...(demo.subtypes ? { subtypes: demo.subtypes } : {}),
      ...(demo.city ? { city: demo.city } : {}),
      description: demo.description ?? null,
      address: demo.address ?? null,
      fullAddress: demo.fullAddress ?? null,
      postalCode: demo.postalCode ?? null,
      phone: demo.phone ?? null,
      website: demo.website ?? null,
      latitude: demo.latitude ?? null,
      longitude: demo.longitude ?? null,
      rating: rating?.toFixed(1) ?? null,
      reviewCount,
      photos: demo.photos ?? [],
      photosCount: demo.photosCount ?? 0,
      popularity:
        rating === null || reviewCount === null ? 0 : (rating * reviewCount + 3.8 * 10) / (reviewCount + 10),
    });
  });
}
