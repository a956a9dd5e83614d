import { readPage, type PageFacts } from './read-page.js';
import { readRobots, type RobotsRules } from './robots-rules.js';

/**
 * The document that a thread is to read: UTF-8 bytes of a page from `url`, or of a robots.txt for `robot`.
 */
export type DocumentTask = { bytes: Uint8Array } & (
  | { kind: 'page'; url: string }
  | { kind: 'robots'; robot: string }
);

export interface DocumentResults {
  page: PageFacts;
  robots: RobotsRules;
}

export type DocumentResult<K extends DocumentTask['kind'] = DocumentTask['kind']> = DocumentResults[K];

export function readDocument(task: DocumentTask): DocumentResult {
  const text = new TextDecoder().decode(task.bytes);
  return task.kind === 'page' ? readPage(text, task.url) : readRobots(text, task.robot);
}
