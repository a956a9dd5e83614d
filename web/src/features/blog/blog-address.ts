import { paths, withQuery } from '../../app/paths.js';
import { pathParameter, textParameter } from '../../app/route-parameters.js';
import type { AddressReader } from '../../app/with-address.js';

export interface BlogAddress {
  /** Only articles of this category; '' for all. */
  readonly category: string;
}

export const readBlogAddress: AddressReader<BlogAddress> = ({ search }) => ({
  category: textParameter(search, 'category'),
});

/** The address of the articles of a category. */
export const blogAddressPath = ({ category }: BlogAddress): string => withQuery(paths.blog, { category });

export interface ArticleAddress {
  readonly id: string;
}

export const readArticleAddress: AddressReader<ArticleAddress> = ({ params }) => ({
  id: pathParameter(params['id'], 'id'),
});
