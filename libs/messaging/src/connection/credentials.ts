/** How a client logs in to the bus. The NATS client itself reads no credentials from addresses. */
export interface BusLogin {
  servers: string[];
  user?: string;
  pass?: string;
  inboxPrefix?: string;
  /** Set if TLS is required: otherwise a server without TLS would get the password in plain text. */
  tls?: Record<string, never>;
}

/**
 * Reads addresses (comma-separated) such as `nats://gateway:secret@nats-1:4222`; the first user and password apply
 * to all, and so does `tls://`.
 */
export function busLogin(urls: string): BusLogin {
  const addresses = urls.split(',').map((text) => new URL(text.trim()));
  const servers = addresses.map((url) => `${url.protocol}//${url.host}`);
  const tls = addresses.some((url) => url.protocol === 'tls:') ? { tls: {} } : {};
  const owner = addresses.find((url) => url.username !== '');
  if (!owner) return { servers, ...tls };
  const user = decodeURIComponent(owner.username);
  return {
    servers,
    user,
    pass: decodeURIComponent(owner.password),
    inboxPrefix: inboxPrefixOf(user),
    ...tls,
  };
}

/** Each user has a separate inbox prefix, so that no other user can be allowed to read the responses. */
export function inboxPrefixOf(user: string): string {
  return `_INBOX_${user}`;
}
