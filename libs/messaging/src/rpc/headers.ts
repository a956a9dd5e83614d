/** NATS headers of request-reply messages. */
export const REQUEST_ID_HEADER = 'gewerk-request-id';
/** Role of the panel's account that a call is made for; missing on calls by services and visitors. */
export const ROLE_HEADER = 'gewerk-role';
/** Id of that account. */
export const ACCOUNT_HEADER = 'gewerk-account';
export const TRACE_HEADER = 'traceparent';
/** Present on a response that is an error: the body is a {@link WireError}. */
export const ERROR_HEADER = 'gewerk-error';
/** 'gzip' on a response that would otherwise not fit into one message. */
export const ENCODING_HEADER = 'gewerk-encoding';
