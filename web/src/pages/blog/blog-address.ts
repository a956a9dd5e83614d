import { paths, withQuery } from '../../platform/paths.js';
import { textParameter } from '../../platform/route-parameters.js';
import type { AddressReader } from '../../platform/route-parameters.js';

export interface BlogAddress {
  /** Only articles of this category; '' for all. */
  readonly category: string;
}

export const readBlogAddress: AddressReader<BlogAddress> = ({ search }) => ({
  category: textParameter(search, 'category'),
});

export const blogAddressPath = ({ category }: BlogAddress): string => withQuery(paths.blog, { category });
