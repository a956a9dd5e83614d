import { notFoundHead } from '../../platform/head/error-heads.js';
import type { Preparer } from '../../platform/prepared-page.js';

const NOT_FOUND = 404;

export const prepareNotFound: Preparer = async ({ texts }) => ({
  status: NOT_FOUND,
  head: notFoundHead(texts),
  dependencies: [],
});
