export { allows, type RobotsRules } from './documents/robots-rules.js';
export { type DocumentOptions, ForeignDocuments } from './documents/foreign-documents.js';
export type { PageFacts } from './documents/read-page.js';
export { HostQueue } from './host-queue.js';
export { OutboundError, type OutboundFault } from './outbound-error.js';
export { OutboundHttp, type OutboundAnswer, type OutboundRequest } from './outbound-http.js';
export { resolveName } from './resolve-name.js';
export { websiteAddress } from './website-address.js';
