import { pathParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface ArticleAddress {
  readonly id: string;
}

export const readArticleAddress: AddressReader<ArticleAddress> = ({ params }) => ({
  id: pathParameter(params['id'], 'id'),
});
