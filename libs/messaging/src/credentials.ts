/** A NATS_URL taken apart for the client, which reads no credentials from addresses. */
export interface BusAddress {
  servers: string[];
  credentials: { user: string; pass: string } | undefined;
}

/** Reads addresses (comma list) such as `nats://gateway:secret@nats-1:4222`; the first user and password hold for all. */
export function readBusAddress(urls: string): BusAddress {
  const addresses = urls.split(',').map((text) => new URL(text.trim()));
  const owner = addresses.find((url) => url.username !== '');
  return {
    servers: addresses.map((url) => `${url.protocol}//${url.host}`),
    credentials: owner && {
      user: decodeURIComponent(owner.username),
      pass: decodeURIComponent(owner.password),
    },
  };
}

/** Where a user's answers arrive: a prefix of its own, so that nobody else can be allowed to read them along. */
export function inboxPrefixOf(user: string): string {
  return `_INBOX_${user}`;
}
