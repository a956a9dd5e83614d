/** Bounds for documents of other sites. */
export const DOCUMENT_LIMITS = {
  /** Longest work on one document, in ms of a processor; then its thread is ended. */
  timeMs: 1_000,
  /** Documents that wait for a thread; more are refused. */
  waiting: 256,
  /** Threads per process. */
  threads: 2,
  /** Open elements within each other; the page is read up to there. */
  depth: 256,
  /** Elements; the page is read up to there. */
  elements: 50_000,
  /** Bytes read of a document. */
  bytes: 1024 * 1024,
  /** Pictures kept of each name in a page. */
  picturesAName: 10,
  /** Longest address of a picture, in characters. */
  pictureAddress: 2_000,
  /** Rules of a robots.txt for one robot, and their characters together; a site with more is closed to us. */
  rules: 1_000,
  rulesLength: 64 * 1024,
  /** Longest path that is matched with them. */
  path: 2_000,
} as const;
