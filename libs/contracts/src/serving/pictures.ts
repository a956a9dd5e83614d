import type { Address } from '../http/route.js';

/** How a public GET of a picture is served. */
export interface PictureServing {
  readonly summary: string;
  readonly contentType: 'image/jpeg' | 'image/webp' | 'image/png';
  /** How long browsers and shared caches may keep the picture, in seconds. */
  readonly maxAgeSeconds: number;
}

const HOUR = 3_600;

/** Share images (public specification, section 7) and photos of businesses. */
export const pictureServing = {
  shareSite: {
    summary: 'Share image of the site, 1200 × 630 pixels',
    contentType: 'image/jpeg',
    maxAgeSeconds: HOUR,
  },
  shareBusiness: {
    summary: 'Share image of a business, 1200 × 630 pixels',
    contentType: 'image/jpeg',
    maxAgeSeconds: HOUR,
  },
  shareCity: {
    summary: 'Share image of a city, 1200 × 630 pixels',
    contentType: 'image/jpeg',
    maxAgeSeconds: HOUR,
  },
  photo: {
    summary: "A business's photo from another site, scaled to a width in pixels",
    contentType: 'image/webp',
    maxAgeSeconds: 24 * HOUR,
  },
  siteLogo: {
    summary: "The site's logo from one version of its identity",
    contentType: 'image/png',
    maxAgeSeconds: 365 * 24 * HOUR,
  },
  ownPhoto: {
    summary: 'A photo uploaded by a business owner, scaled to a width in pixels',
    contentType: 'image/webp',
    maxAgeSeconds: 24 * HOUR,
  },
} as const satisfies Record<string, PictureServing>;

/** A public GET of a picture with its address. */
export type PictureEndpoint = PictureServing & Address;
