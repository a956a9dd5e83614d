/** How a client logs in to the bus; it reads no credentials from addresses itself. */
export interface BusLogin {
  servers: string[];
  user?: string;
  pass?: string;
  inboxPrefix?: string;
}

/** Reads addresses (comma list) such as `nats://gateway:secret@nats-1:4222`; the first user and password hold for all. */
export function busLogin(urls: string): BusLogin {
  const addresses = urls.split(',').map((text) => new URL(text.trim()));
  const servers = addresses.map((url) => `${url.protocol}//${url.host}`);
  const owner = addresses.find((url) => url.username !== '');
  if (!owner) return { servers };
  const user = decodeURIComponent(owner.username);
  return { servers, user, pass: decodeURIComponent(owner.password), inboxPrefix: inboxPrefixOf(user) };
}

/** A separate inbox prefix per user, so that no other user can be allowed to read the answers. */
export function inboxPrefixOf(user: string): string {
  return `_INBOX_${user}`;
}
