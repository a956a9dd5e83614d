/** A public GET that answers a picture. */
export interface PictureRoute {
  /** OpenAPI form. */
  readonly path: string;
  readonly summary: string;
  readonly contentType: 'image/jpeg' | 'image/webp';
  /** How long browsers and shared caches may keep the picture, in seconds. */
  readonly maxAgeSeconds: number;
}

const HOUR = 3_600;

/** Share images (public specification, section 7) and photos of businesses that stand elsewhere. */
export const pictureRoutes = {
  shareSite: {
    path: '/api/og/site',
    summary: 'Share image of the site, 1200 × 630 pixels',
    contentType: 'image/jpeg',
    maxAgeSeconds: HOUR,
  },
  shareBusiness: {
    path: '/api/og/business/{id}',
    summary: 'Share image of a business, 1200 × 630 pixels',
    contentType: 'image/jpeg',
    maxAgeSeconds: HOUR,
  },
  shareCity: {
    path: '/api/og/city/{city}',
    summary: 'Share image of a city, 1200 × 630 pixels',
    contentType: 'image/jpeg',
    maxAgeSeconds: HOUR,
  },
  photo: {
    path: '/media/photos/{businessId}/{index}/{width}',
    summary: "A business's photo from elsewhere, at most so many pixels wide",
    contentType: 'image/webp',
    maxAgeSeconds: 24 * HOUR,
  },
  ownPhoto: {
    path: '/media/uploads/{id}/{width}',
    summary: "A photo that a business's owner has sent, at most so many pixels wide",
    contentType: 'image/webp',
    maxAgeSeconds: 24 * HOUR,
  },
} as const satisfies Record<string, PictureRoute>;
