export { OutboundError, type OutboundFault } from './outbound-error.js';
export {
  OutboundHttp,
  type OutboundAnswer,
  type OutboundOptions,
  type OutboundRequest,
} from './outbound-http.js';
export { isPublicAddress } from './public-address.js';
