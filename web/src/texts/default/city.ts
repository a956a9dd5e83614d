/** Texts for a city without businesses, or whose businesses could not be loaded. */
export const city = {
  lang: 'en',
  none: (city: string) => `No businesses found in ${city}`,
  failed: 'The businesses of this city could not be loaded.',
  back: 'Back to Homepage',
} as const;
