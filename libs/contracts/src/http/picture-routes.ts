/** Addresses of pictures: share images (public specification, section 7) and photos of businesses. */
export const pictureRoutes = {
  shareSite: { path: '/api/og/site' },
  shareBusiness: { path: '/api/og/business/{id}' },
  shareCity: { path: '/api/og/city/{city}' },
  photo: { path: '/media/photos/{businessId}/{index}/{width}' },
  siteLogo: { path: '/media/logo/{id}' },
  ownPhoto: { path: '/media/uploads/{id}/{width}' },
} as const;
