import { z } from 'zod';
import { limitParameter } from '../../../model/inputs/query.js';
import { PAGE_SIZE, PAGING } from '../../../limits/index.js';
import { businessCardSchema } from '../../../model/business/business.js';
import { defineOperation } from '../../operation.js';
import { fitCardList } from '../../fit/fit-cards.js';

/** Businesses with the best rating weighted by the number of reviews, best first. */
export const listPopularBusinesses = defineOperation({
  service: 'directory',
  name: 'list-popular-businesses',
  input: z.object({ limit: limitParameter(PAGE_SIZE.popular) }),
  output: z.array(businessCardSchema).max(PAGING.maxLimit),
  fit: fitCardList,
});
