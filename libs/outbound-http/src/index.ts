export { HostQueue, type HostTurn } from './host-queue.js';
export { OutboundError, type OutboundFault } from './outbound-error.js';
export {
  OutboundHttp,
  type OutboundAnswer,
  type OutboundOptions,
  type OutboundRequest,
} from './outbound-http.js';
export { isParked } from './parked.js';
export { isPublicAddress } from './public-address.js';
export { resolveName } from './resolve-name.js';
export { websiteAddress } from './website-address.js';
