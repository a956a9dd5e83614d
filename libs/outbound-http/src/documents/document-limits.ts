/** Limits for documents of other sites. */
export const DOCUMENT_LIMITS = {
  /** Maximum processor time for one document, in ms; after that its thread is terminated. */
  timeMs: 1_000,
  /** Maximum number of documents that wait for a thread; further ones are refused. */
  waiting: 256,
  /** Threads per process. */
  threads: 2,
  /** Maximum depth of nested elements; the rest of a page is not read. */
  depth: 256,
  /** Maximum number of elements; the rest of a page is not read. */
  elements: 50_000,
  /** Maximum number of bytes read from a document. */
  bytes: 1024 * 1024,
  /** Maximum number of pictures kept for each name in a page. */
  picturesAName: 10,
  /** Longest address of a picture, in characters. */
  pictureAddress: 2_000,
  /**
   * Maximum number of rules of a robots.txt for one robot, and of their characters in total; a site with more
   * counts as closed to us.
   */
  rules: 1_000,
  rulesLength: 64 * 1024,
  /** Longest path that is matched with the rules. */
  path: 2_000,
} as const;
