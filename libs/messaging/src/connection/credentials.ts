/** How a client logs in to the bus; it reads no credentials from addresses itself. */
export interface BusLogin {
  servers: string[];
  user?: string;
  pass?: string;
  inboxPrefix?: string;
  /** Set where TLS is demanded: otherwise a server that offers none would get the password in plain. */
  tls?: Record<string, never>;
}

/** Reads addresses (comma list) such as `nats://gateway:secret@nats-1:4222`; the first user and password hold for all, and so does `tls://`. */
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

/** A separate inbox prefix per user, so that no other user can be allowed to read the answers. */
export function inboxPrefixOf(user: string): string {
  return `_INBOX_${user}`;
}
