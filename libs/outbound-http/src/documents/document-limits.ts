/** Limits for documents of other sites. */
export const DOCUMENT_LIMITS = {
  /** Longest work on one document, in ms of processor time; after that its thread is ended. */
  timeMs: 1_000,
  /** Documents that wait for a thread; more are refused. */
  waiting: 256,
  /** Threads per process. */
  threads: 2,
  /** Most elements open within each other; a page is read up to there. */
  depth: 256,
  /** Most elements; a page is read up to there. */
  elements: 50_000,
  /** Most bytes read of a document. */
  bytes: 1024 * 1024,
  /** Most pictures kept for each name in a page. */
  picturesAName: 10,
  /** Longest address of a picture, in characters. */
  pictureAddress: 2_000,
  /**
   * Most rules of a robots.txt for one robot, and their characters together; a site with more counts as
   * closed to us.
   */
  rules: 1_000,
  rulesLength: 64 * 1024,
  /** Longest path that is matched with the rules. */
  path: 2_000,
} as const;
