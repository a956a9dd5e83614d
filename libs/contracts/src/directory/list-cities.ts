import { z } from 'zod';
import { defineOperation } from '../core/operation.js';

export const cityListItemSchema = z.object({
  city: z.string(),
  businessCount: z.number().int(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  countryCode: z.string(),
});
export type CityListItem = z.infer<typeof cityListItemSchema>;

/** All cities with listed businesses, most businesses first, 'Unknown' left out. Coordinates are those of one business in it. */
export const listCities = defineOperation({
  service: 'directory',
  name: 'list-cities',
  input: z.object({}),
  output: z.array(cityListItemSchema),
});
